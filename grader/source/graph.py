"""From a piece of code to all that it leads to. Expanded once for all functions and rules of a request."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from grader.source import dynamic, modules
from grader.source.binding import Binding, Meaning, bindings_in, flatten
from grader.source.bounds import MAX_ALTERNATIVES
from grader.source.facts import collect
from grader.source.files import Files
from grader.source.guess import END, EVER, Guesser
from grader.source.lineage import bases, enclosing_class
from grader.source.means import PATH, Edge, Expansion, Means, Point
from grader.source.module import ClassInfo, Module
from grader.source.scopes import CLASS, FUNCTION, Scope
from grader.source.slices import content_of, is_stored, parameter_values
from grader.source.units import Mention, Unit

_SAID_NOTHING = frozenset("__name__ __file__ __doc__ __package__ __annotations__ __debug__ __path__".split())

_LOOKING_AT = frozenset("getattr hasattr setattr isinstance vars dir type id repr str".split())
"""functions that look at their first argument and do not call it"""
_ALWAYS_LOADED = frozenset("builtins collections functools itertools math operator os random re sys time types".split())
"""modules that are there before the hand-in is: a file of the same name may stay unused"""


class Graph:
    """The files of one hand-in as a graph of code, seen from the file that is inspected."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.module = files.main
        self.guesser = Guesser(files.resolve)
        for info in self.module.classes:
            self.guesser.methods[info.scope] = info
        self._expansions: dict[Point, Expansion] = {}
        self._slices: dict[tuple[int, ...], Unit] = {}
        self._patches: dict[str, list[Unit]] | None = None

    def roots(self, name: str, members: bool = False) -> list[Point]:
        """The definitions of a name that can be the last when the file was loaded; `members`: those of a class too."""
        bindings, _, _ = flatten(self.module.meaning(name), MAX_ALTERNATIVES)
        points = [Point("binding", binding, END) for binding in bindings]
        for klass in [binding.klass for binding in bindings if binding.klass is not None and members]:
            points += [Point("binding", one, END) for several in klass.members.values() for one in several]
        if name in self.module.effects:
            stores = all(binding.kind == "function" for binding in bindings)
            points.append(Point("content", (self.module, name), "stores" if stores else EVER))
        return points

    def expand(self, point: Point) -> Expansion:
        """What a point leads to; the same object for the same point."""
        found = self._expansions.get(point)
        if found is None:
            found = self._expansions[point] = Expansion()
            getattr(self, f"_{point.kind}")(point, found)
        return found

    def slice(self, nodes: Iterable[ast.AST | None], scope: Scope, module: Module) -> Unit:
        """The unit of a part of a function or class, whose local names are followed to what binds them."""
        parts = [node for node in nodes if node is not None]
        key = tuple(map(id, parts))
        unit = self._slices.get(key)
        if unit is None:
            unit = self._slices[key] = Unit(module, parts[0] if parts else ast.Pass(), scope, "", True)
            collect(unit, parts, scope)
        return unit

    def _binding(self, point: Point, out: Expansion) -> None:
        binding: Binding = point.subject
        unit = binding.head
        if binding.kind == "import":
            self.imported(binding.target, (), binding.node, unit or self.slice([], binding.scope, self.module), out)
        elif binding.klass is not None:
            self.link("", Point("class", binding.klass, point.mode), out)
        elif unit is not None:
            self.link("", Point("unit", unit, point.mode), out)
            if binding.body is not None:
                self.link("", Point("unit", binding.body, point.mode), out)
        else:
            whole = binding.node if binding.kind != "value" else binding.value
            home = self.files.home(binding.scope)
            self.link("", Point("unit", self.slice([whole], binding.scope, home), point.mode), out)

    def _class(self, point: Point, out: Expansion) -> None:
        info: ClassInfo = point.subject
        out.classes.append(info)
        self.class_code(info, point.mode, out)

    def _inherited(self, point: Point, out: Expansion) -> None:
        self.class_code(point.subject, point.mode, out)

    def class_code(self, info: ClassInfo, mode: str, out: Expansion) -> None:
        """What runs when a class is made, without its methods."""
        own = bases(self.guesser, info)[0]
        out.bases.extend(own)
        scope = info.scope.parent
        for expression, unit in info.bases:
            values = self.guesser.guess(expression, scope, unit, EVER, 6) if scope is not None else []
            if not all(getattr(value, "info", None) in own for value in values):
                self.link("", Point("unit", unit, mode), out)
        for code in (info.head, *info.loose):
            if code is not None:
                self.link("", Point("unit", code, mode), out)

    def _file(self, point: Point, out: Expansion) -> None:
        module: Module = point.subject
        for unit in module.units:
            self.link(module.name, Point("unit", unit, END), out)

    def _content(self, point: Point, out: Expansion) -> None:
        module, name = point.subject
        stores_only = point.mode == "stores"
        for unit in content_of(self, module, name, stores_only):
            self.link("", Point("unit", unit, EVER), out)

    def _unit(self, point: Point, out: Expansion) -> None:
        unit: Unit = point.subject
        for loaded, node in unit.imports:
            self.imported(loaded, (), node, unit, out)
        in_modules: set[int] = set()
        done: dict[tuple[str, tuple[str, ...], bool], bool] = {}
        asks_above = False
        for mention in unit.mentions:
            asks_above = asks_above or mention.name == "super"
            if mention.call is None and mention.owner is None and mention.outer is None:
                once = (mention.name, mention.attributes, mention.scope.deferred())
                if once not in done:
                    done[once] = self.mention(mention, unit, point.mode, out)
                outside = done[once]
            else:
                outside = self.mention(mention, unit, point.mode, out)
            if outside and mention.attributes:
                in_modules.add(id(mention.node))
        for attribute in unit.attributes:
            if id(attribute.node) not in in_modules:
                out.attributes.add(attribute.name)
                dynamic.attribute(self, attribute, unit, point.mode, out)
        dynamic.items_and_results(self, unit, point.mode, out)
        if asks_above:
            self._super(unit, out)

    def _super(self, unit: Unit, out: Expansion) -> None:
        body = enclosing_class(unit.scope)
        info = self.guesser.methods.get(body) if body is not None else None
        if info is not None:
            out.classes.extend(bases(self.guesser, info)[0])

    def bindings_of(self, mention: Mention, unit: Unit, mode: str) -> tuple[list[Binding], bool, bool]:
        """The bindings a mention can mean, whether there may be none, and whether these are all."""
        owner = mention.owner
        if owner is None:
            return flatten(self.guesser.meaning(mention.name, mention.scope, unit, mode), MAX_ALTERNATIVES)
        if owner.kind == CLASS and unit.names is not None and mention.name in unit.names.local:
            inner, unbound, complete = flatten(unit.names.local[mention.name], MAX_ALTERNATIVES)
            if not unbound:
                return inner, False, complete
            outer: Meaning = unit.names.names.get(mention.name)
            around, unbound, all_around = flatten(outer, MAX_ALTERNATIVES)
            return [*inner, *around], unbound, complete and all_around
        return bindings_in(owner).get(mention.name, []), False, True

    def mention(self, mention: Mention, unit: Unit, mode: str, out: Expansion) -> bool:
        """Follows a name that is read; True if it can only mean something outside of the hand-in."""
        owner = mention.owner
        if (
            owner is not None
            and owner in unit.scopes
            or (owner is not None and owner.kind != CLASS and not unit.partial)
        ):
            return self._local(mention, unit, mode, out)
        if mention.call is not None and not mention.attributes:
            dynamic.called_alias(self, mention, unit, mode, out)
        bindings, unbound, complete = self.bindings_of(mention, unit, mode)
        onward = mode if unit.deferred or mention.scope.deferred() else EVER
        outside = [self._to_binding(binding, mention, unit, onward, out) for binding in bindings]
        if not complete:
            module: Module = unit.module
            for binding in flatten(module.ever(mention.name), 10 * MAX_ALTERNATIVES)[0]:
                self._to_binding(binding, mention, unit, EVER, out)
        if owner is not None and owner.kind == FUNCTION:
            for value in parameter_values(self, mention, unit):
                self.link("", Point("unit", value, mode), out)
        elif unbound or not bindings:
            self._unbound(mention, unit, mode, out)
        return bool(outside) and all(outside)

    def _to_binding(self, binding: Binding, mention: Mention, unit: Unit, mode: str, out: Expansion) -> bool:
        if binding.kind == "import":
            self.imported(binding.target, mention.attributes, mention.node, unit, out, mention, mode)
            return self.files.resolve(binding.target, unit.module) is None
        label = mention.name if mention.owner is None else ""
        called = not mention.attributes and mention.node not in unit.inspected(_LOOKING_AT)
        self.link(label, Point("binding", binding, mode), out, called, mention.node)
        module: Module = unit.module
        if mention.owner is None and (mention.name in module.effects or mention.name in module.passed):
            stores = "stores" if binding.kind == "function" else EVER
            self.link(label, Point("content", (module, mention.name), stores), out, False, mention.node)
        return False

    def _local(self, mention: Mention, unit: Unit, mode: str, out: Expansion) -> bool:
        """A local name of code that is reached as a whole: only what it imports is of interest."""
        owner = mention.owner
        if owner is None or not (mention.attributes or mention.call):
            return False
        if mention.name in owner.imported:
            for binding in bindings_in(owner).get(mention.name, ()):
                if binding.kind == "import":
                    before = len(out.means)
                    self.imported(binding.target, mention.attributes, mention.node, unit, out, mention, mode)
                    for means in out.means[before:]:
                        means.repeated = means.kind == PATH
            return owner.stored == owner.imported
        if mention.call is not None and not mention.attributes:
            dynamic.called_alias(self, mention, unit, mode, out)
        elif any(dynamic.is_telling(name) for name in mention.attributes):
            dynamic.alias(self, mention, unit, mode, out)
        return False

    def imported(
        self,
        target: str,
        attributes: tuple[str, ...],
        node: ast.AST,
        unit: Unit,
        out: Expansion,
        mention: Mention | None = None,
        mode: str = EVER,
    ) -> None:
        """Follows a module, or something in one, with the attributes that are read of it."""
        own = self.files.resolve(target, unit.module)
        if own is None or target.partition(".")[0] in _ALWAYS_LOADED:
            self.outside(target, attributes, node, unit, out, mention, mode)
        if own is None:
            return
        own = self.files.resolve(".".join((target, *attributes)), unit.module) or own
        module, names = own
        if not names:
            self.link(module.name, Point("file", module, END), out)
            return
        bindings, _, _ = flatten(module.meaning(names[0]), MAX_ALTERNATIVES)
        for binding in bindings:
            if binding.kind == "import":
                home = binding.head or unit
                before = len(out.means)
                self.imported(binding.target, names[1:], node, home, out, mention, mode)
                for means in out.means[before:]:
                    means.unit = unit
            else:
                self.link(f"{module.name}.{names[0]}", Point("binding", binding, END), out, len(names) == 1, node)
                self.link("", Point("content", (module, names[0]), EVER), out)

    def outside(
        self,
        target: str,
        attributes: tuple[str, ...],
        node: ast.AST,
        unit: Unit,
        out: Expansion,
        mention: Mention | None = None,
        mode: str = EVER,
    ) -> None:
        """Notes that something outside of the hand-in is reached."""
        root, *rest = target.split(".")
        paths = modules.follow(modules.canonical(root), (*rest, *attributes)) if root else [target]
        if root and rest and not attributes and target not in paths:
            paths.insert(0, target)
        for path in paths:
            for patch in self.patches().get(path, ()):
                self.link(path, Point("unit", patch, EVER), out)
        call = mention.call if mention is not None else None
        if dynamic.outside(self, paths, mention, unit, mode, out):
            return
        means = Means(PATH, paths[-1], node, unit)
        means.paths = tuple(paths)
        means.call = call
        means.bare = modules.is_module(paths[-1]) and not isinstance(node, (ast.Import, ast.ImportFrom))
        out.means.append(means)

    def _unbound(self, mention: Mention, unit: Unit, mode: str, out: Expansion) -> None:
        name, module = mention.name, unit.module
        if name in modules.BUILTINS:
            target = "builtins" if name == "__builtins__" else f"builtins.{name}"
            self.outside(target, mention.attributes, mention.node, unit, out, mention, mode)
            return
        if name in _SAID_NOTHING:
            return
        out.unresolved.add(name)
        stars: list[Binding] = module.stars
        for star in stars:
            if self.files.resolve(star.target, module) is None and modules.exports(star.target) is None:
                self.outside(f"{star.target}.{name}", mention.attributes, mention.node, unit, out, mention, mode)
        if module.opaque and not stars:
            dynamic.hidden(name, mention.node, unit, out)

    def link(self, label: str, point: Point, out: Expansion, plain: bool = False, node: ast.AST | None = None) -> None:
        """Adds an edge."""
        out.edges.append(Edge(label, point, plain, node))

    def patches(self) -> dict[str, list[Unit]]:
        """Names in modules -> what the hand-in puts in their place: `builtins.abs = math.sqrt`."""
        if self._patches is None:
            self._patches = {}
            for module in self.files.loaded():
                for name, effects in module.effects.items():
                    for effect, _ in effects:
                        if is_stored(effect):
                            self._patch(module, name, effect.site, effect.values, effect.scope)
        return self._patches

    def _patch(self, module: Module, name: str, site: tuple[str, ...], values: list[ast.expr], scope: Scope) -> None:
        if not site or site[-1] in {"[]", "+="} or self._patches is None:
            return
        bindings, unbound, _ = flatten(module.meaning(name), MAX_ALTERNATIVES)
        targets = [binding.target for binding in bindings if binding.kind == "import"]
        if unbound and name == "__builtins__":
            targets.append("builtins")
        for target in targets:
            if target and not target.startswith("."):
                path = modules.follow(modules.canonical(target), site)[-1]
                self._patches.setdefault(path, []).append(self.slice(values, scope, module))
