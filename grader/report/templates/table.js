"use strict";
// Filter and sort for the tables of the overview. Without it the page has everything but these.
for (const exercise of document.querySelectorAll(".exercise")) {
  const controls = exercise.querySelector(".controls"), table = exercise.querySelector("table");
  if (!controls || !table) continue;
  const body = table.tBodies[0], rows = [...body.rows], heads = [...table.tHead.rows[0].cells];
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const names = rows.map((row) => plain(row.cells[0].textContent));
  const add = (label, field) => {
    const outer = document.createElement("label");
    outer.append(label + " ", field);
    controls.append(outer);
    return field;
  };
  const text = add(controls.dataset.filter, document.createElement("input"));
  text.type = "search";
  const only = add(controls.dataset.only, document.createElement("select"));
  only.append(new Option(controls.dataset.all, ""));
  for (const badge of exercise.querySelectorAll(".legend .badge")) only.append(new Option(badge.textContent.trim(), badge.classList[1]));
  const shown = document.createElement("output");
  shown.setAttribute("aria-live", "polite");
  controls.append(shown);
  const filter = () => {
    const wanted = plain(text.value.trim());
    let count = 0;
    rows.forEach((row, at) => {
      const fits = names[at].includes(wanted) && (!only.value || row.querySelector("td." + only.value));
      row.hidden = !fits;
      count += fits ? 1 : 0;
    });
    shown.value = count < rows.length ? count + " / " + rows.length : "";
  };
  text.addEventListener("input", filter);
  only.addEventListener("input", filter);
  const value = (row, column) => {
    const found = row.cells[column].textContent.replace(",", ".").match(/-?\d+(\.\d+)?/);
    return found ? Number(found[0]) : -1;
  };
  const order = new Map(rows.map((row, at) => [row, at]));
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    const label = (head.querySelector("code") || head).firstChild ? (head.querySelector("code") || head).textContent.trim() : "";
    button.setAttribute("aria-label", controls.dataset.sort.replace("*", label.split("\n")[0]));
    button.textContent = "↕";
    const place = head.querySelector(".out");
    if (place) place.after(" ", button); else head.append(" ", button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      heads.forEach((other) => { other.removeAttribute("aria-sort"); other.querySelector("button").textContent = "↕"; });
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      button.textContent = up ? "↑" : "↓";
      const sign = up ? 1 : -1;
      const key = column === 0 ? (row) => order.get(row) : (row) => value(row, column);
      body.append(...[...rows].sort((a, b) => sign * (key(a) - key(b)) || order.get(a) - order.get(b)));
    });
  });
  controls.hidden = false;
}
