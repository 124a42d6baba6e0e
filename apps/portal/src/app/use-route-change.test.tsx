import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useRouteChange } from "./use-route-change.ts";

let root: Root;
let place: HTMLElement;

function Page({ path }: { path: string }) {
  useRouteChange(path);
  return (
    <main tabIndex={-1} style={{ height: "300vh" }}>
      <button type="button">Go</button>
    </main>
  );
}
const open = (path: string) => flushSync(() => root.render(<Page path={path} />));
const button = () => place.querySelector("button");

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

it("leaves scroll and focus alone while the same screen is drawn again", () => {
  const before = scrollY;
  open("/checks");
  expect(scrollY).toBe(before);
  expect(document.activeElement).toBe(button());
});
