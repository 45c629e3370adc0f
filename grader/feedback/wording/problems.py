"""What is odd about a hand-in as a whole: its file, its statements outside functions, its definitions."""

from __future__ import annotations

from grader.feedback.entry import Entry

PROBLEMS: dict[str, Entry] = {
    # files that cannot be read as a program
    "folder_empty": Entry("The folder is empty."),
    "file_cannot_be_read": Entry("The file cannot be read: {error}."),
    "file_empty": Entry("The file is empty."),
    "file_is_folder": Entry("This is a folder with the name of a file."),
    "file_is_link": Entry("This is only a link to another file. Hand in the file itself."),
    "file_is_special": Entry("This is not an ordinary file."),
    "file_missing": Entry("There is no Python file in this folder."),
    "file_not_allowed": Entry("The file may not be opened for reading."),
    "file_not_text": Entry("The file is not a text. Was another kind of file given the ending .py?"),
    "file_too_large": Entry("The file is too large: {size} kB, and at most {limit} kB are read."),
    "file_broken_notebook": Entry("The notebook cannot be read. Save it again and hand it in once more."),
    "file_broken_archive": Entry("The archive cannot be unpacked. Pack it again and hand it in once more."),
    "file_vanished": Entry("The file could not be read any more when its turn came."),
    # files that were read, with something to tell
    "encoding_contradicts": Entry(
        "The first lines say {said}, but the file is not saved so. It was read as {encoding}."
    ),
    "encoding_damaged": Entry(
        "The file is UTF-8, but {count} character in it is broken.",
        "The file is UTF-8, but {count} characters in it are broken.",
    ),
    "encoding_doubtful": Entry("The first lines say {said}, but the file looks like UTF-8. It was read as it says."),
    "encoding_refused": Entry(
        "The first lines ask for the encoding {said}, which is not allowed. Save the file as UTF-8."
    ),
    "encoding_guessed": Entry("The file is not saved as UTF-8. It was read as {encoding}; please save it as UTF-8."),
    "encoding_unknown": Entry(
        "The first lines name the encoding {encoding}, which does not exist. The file was read as UTF-8."
    ),
    "encoding_mark": Entry("The file starts with an invisible mark (BOM). It was left out."),
    "several_files": Entry("There are several Python files. This one was graded: {file}."),
    "other_files_ignored": Entry(
        "{count} other file was not looked at.",
        "{count} other files were not looked at.",
    ),
    "notebook_read": Entry("This is a notebook. Its cells were read one after the other as one program."),
    "student_twice": Entry("There are several hand-ins of this student. Each was graded by itself."),
    # files that do not compile
    "not_named_as_source": Entry(
        "By its name, {file} is neither a Python file (.py) nor a notebook (.ipynb). Is it the one you meant?"
    ),
    "syntax": Entry("Python cannot read line {line}: something is written wrongly there or just before."),
    "syntax_no_line": Entry("Python cannot read this file: something in it is written wrongly."),
    "syntax_character": Entry(
        "Line {line} has the character {character}, which Python does not know. It may come from a text program; "
        "type it anew."
    ),
    "syntax_indentation": Entry("Line {line} is not indented as it should be."),
    "syntax_merge_marks": Entry("Line {line} still has the marks of an unfinished merge of two versions."),
    "syntax_missing_colon": Entry("A colon seems to be missing at the end of line {line}."),
    "syntax_newer_python": Entry("Line {line} needs Python {version} or newer; an older one was used here."),
    "syntax_null_bytes": Entry("The file has zero bytes in it. It was probably damaged when it was saved."),
    "syntax_python2": Entry("Line {line} is written for Python 2, which is another language today."),
    "syntax_python2_print": Entry("In line {line}, print needs parentheses: print(...)."),
    "syntax_shell": Entry("Line {line} was copied from the Python shell. Leave out its marks (>>>) and its answers."),
    "syntax_single_equals": Entry("In line {line} there is one = in a condition. To compare, write ==."),
    "syntax_tabs": Entry("Line {line} mixes tabs and spaces. Use only spaces to indent."),
    "syntax_too_deep": Entry("Something in line {line} is nested too deeply for Python."),
    "syntax_too_deep_file": Entry("Something in this file is nested too deeply, or is too long, for Python."),
    "syntax_unopened": Entry("In line {line} a {closed} closes a bracket that was never opened."),
    "syntax_unclosed": Entry("A bracket or a quote that opens in line {line} is never closed."),
    "syntax_unseen": Entry(
        "Line {line} has a character that cannot be seen ({character}). Delete the blanks in it and type them anew."
    ),
    "salvaged": Entry("Lines {first} to {last} were left out, so that the rest of the file could be judged."),
    # statements outside functions, which run when the file is loaded
    "statement_raised": Entry(
        "Line {line} was skipped because it stopped with {error}. The rest of the file was used."
    ),
    "statement_input": Entry("Line {line} was skipped because it waits for input. The rest of the file was used."),
    "statement_exit": Entry("Line {line} was skipped because it ends the program. The rest of the file was used."),
    "statement_endless": Entry("Line {line} was skipped because it does not stop. The rest of the file was used."),
    "statement_memory": Entry(
        "Line {line} was skipped because it uses too much memory. The rest of the file was used."
    ),
    "statement_output": Entry("Line {line} was skipped because it prints without end. The rest of the file was used."),
    "statement_crashed": Entry(
        "Line {line} was skipped because Python breaks down on it. The rest of the file was used."
    ),
    "import_missing": Entry("Line {line} needs the module {name}, which is not there. The rest of the file was used."),
    "load_too_slow": Entry(
        "The statements outside functions take too long. What comes after line {line} was not used."
    ),
    "load_failed": Entry("The file could not be loaded, so nothing in it could be tried."),
    # definitions
    "async_function": Entry("{function} is an async function and cannot be called in the usual way. Leave out async."),
    "defined_twice": Entry("{function} is defined more than once. Only the last one, in line {line}, counts."),
    "defined_under_condition": Entry("{function} is not defined at the outermost level of the file."),
    "found_as": Entry("{function} was found under the name {name}."),
    "helper_of_reference": Entry("For this, a right {helper} was used in place of yours."),
    "helpers_of_reference": Entry("For this, right helper functions were used in place of yours."),
    "name_shadows_builtin": Entry("The name {name} hides Python's own {name}. Better choose another name."),
    "not_callable": Entry("{function} is not a function, so it cannot be called."),
    "not_a_class": Entry("{function} should be a class."),
    "overwritten_later": Entry("{function} is given another value later, in line {line}."),
    "wrong_parameters": Entry(
        "{function} should take {count} argument: {parameters}.",
        "{function} should take {count} arguments: {parameters}.",
    ),
    # the grading itself
    "not_graded_machine": Entry("The grading itself broke down here. It is not your mistake; please grade it again."),
    "not_graded_spec": Entry("The exercise has a fault here, so nobody can be judged on it."),
    "isolation_weak": Entry("This computer could not fully isolate the programs while they ran."),
    "tampering_seen": Entry("The program tried to interfere with the grading."),
    "interfered": Entry("After {other} was called, {function} answered differently. It was judged alone."),
    "stopped_run": Entry("The grading was interrupted before it came to this."),
}
