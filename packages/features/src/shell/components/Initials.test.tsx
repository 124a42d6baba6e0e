import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { Initials } from "./Initials.tsx";

let root: Root;
let place: HTMLElement;

const emulate = (features: { name: string; value: string }[]) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    "Emulation.setEmulatedMedia",
    { features },
  );

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(async () => {
  root.unmount();
  place.remove();
  await emulate([]);
});

it("keeps a company's letters apart from their ground in forced colours", async () => {
  await emulate([{ name: "forced-colors", value: "active" }]);
  flushSync(() => root.render(<Initials name="Linden & Co" of="company" size={24} />));
  const mark = place.querySelector("[data-initials=LC]") as HTMLElement;
  // Without it the browser lays the colour of paper behind letters of the colour of paper.
  expect(getComputedStyle(mark).getPropertyValue("forced-color-adjust")).toBe("none");
});
