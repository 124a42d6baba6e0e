import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EntryState, IN_PLACE } from "./scroll-restoration.ts";
import { useRouteChange } from "./use-route-change.ts";

let root: Root;
let place: HTMLElement;

let links = ["/checkdetail/1", "/checkdetail/2"];

function Page({ path, entry, state }: { path: string; entry: string; state: EntryState }) {
  useRouteChange({ pathname: path, key: entry, state });
  return (
    <main tabIndex={-1} style={{ height: "300vh" }}>
      <button type="button">Go</button>
      {links.map((href) => (
        <a key={`${path}${href}`} href={href}>
          Check
        </a>
      ))}
    </main>
  );
}
const open = (path: string, entry = path, state: EntryState = null) =>
  flushSync(() => root.render(<Page path={path} entry={entry} state={state} />));
const button = () => place.querySelector("button");

/** The browser tells of a scroll before it draws the next picture. */
const noted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  open("/checks");
  button()?.focus();
  scrollTo({ top: innerHeight, behavior: "instant" });
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it("begins another screen at its top, with the focus in the page", () => {
  expect(scrollY).toBeGreaterThan(0);
  open("/objects");
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(place.querySelector("main"));
});

it("goes back to where a screen was left, with the focus on the same link", async () => {
  const second = () => place.querySelectorAll("a")[1];
  const left = second();
  left?.focus({ preventScroll: true });
  await noted();
  const top = scrollY;
  open("/checkdetail/2");
  expect(scrollY).toBe(0);
  open("/checks");
  expect(second()).not.toBe(left);
  expect([scrollY, document.activeElement]).toEqual([top, second()]);
});

it("waits for what is not drawn yet, and stays where a person goes meanwhile", async () => {
  const known = links;
  place.querySelectorAll("a")[0]?.focus({ preventScroll: true });
  await noted();
  const top = scrollY;
  open("/objects");
  links = [];
  open("/checks");
  expect(document.activeElement).toBe(place.querySelector("main"));
  links = known;
  open("/checks");
  await expect.poll(() => document.activeElement).toBe(place.querySelectorAll("a")[0]);
  expect(scrollY).toBe(top);

  open("/members");
  links = [];
  open("/checks");
  dispatchEvent(new WheelEvent("wheel"));
  links = known;
  open("/checks");
  await noted();
  expect(document.activeElement).toBe(place.querySelector("main"));
});

it("begins a second visit to the same address at its top", () => {
  open("/objects");
  open("/checks", "another entry");
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(place.querySelector("main"));
});

it("leaves scroll and focus alone in another state of the same screen, and goes back to where that was left", async () => {
  const before = scrollY;
  open("/checks/compare/1/2", "first pair", IN_PLACE);
  expect([scrollY, document.activeElement]).toEqual([before, button()]);
  await noted();
  open("/objects");
  open("/checks/compare/1/2", "first pair", IN_PLACE);
  await noted();
  expect([scrollY, document.activeElement]).toEqual([before, button()]);
});

it("leaves scroll and focus alone while the same screen is drawn again", () => {
  const before = scrollY;
  open("/checks");
  expect(scrollY).toBe(before);
  expect(document.activeElement).toBe(button());
});
