import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { objectList, SHOP, WWW } from "../objects/fixtures.ts";
import { useWizard, type Wizard } from "./wizard.ts";

let root: Root;
let wizard: Wizard;

function Probe() {
  wizard = useWizard(objectList([SHOP, WWW]));
  return null;
}
const draw = () => {
  root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Probe />));
};
const act = (what: () => unknown) => flushSync(() => void what());
const names = () => wizard.chosen.map(({ name }) => name);

beforeEach(() => {
  sessionStorage.clear();
  draw();
});
afterEach(() => {
  root.unmount();
  sessionStorage.clear();
});

it("keeps what was chosen and how far it is over a reload, until it is sent", () => {
  act(() => wizard.toggle(SHOP.id));
  act(() => wizard.next());
  act(() => wizard.next());
  act(() => wizard.authorise(true));
  root.unmount();
  draw();
  expect([wizard.step, names(), wizard.authorised]).toEqual(["submit", [SHOP.name], true]);
  act(() => wizard.forget());
  root.unmount();
  draw();
  expect([wizard.step, names(), wizard.authorised]).toEqual(["choose", [], false]);
});

it("chooses nothing that is no longer there", () => {
  sessionStorage.setItem(
    "candor.draft.assessment",
    JSON.stringify({ at: 1, ids: ["gone"], authorised: true }),
  );
  root.unmount();
  draw();
  expect([wizard.step, names()]).toEqual(["choose", []]);
});
