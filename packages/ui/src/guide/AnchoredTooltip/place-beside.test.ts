import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const view = { width: 1280, height: 800 };
const bubble = { width: 296, height: 124 };
const item = (left: number, top: number) => ({ left, top, width: 176, height: 34 });

it("stands at the end of its anchor, middle on middle", () => {
  const place = placeBeside(item(12, 400), bubble, view, "end");
  expect(place).toEqual({ side: "end", left: 198, top: 355, arrow: 56 });
});

it("stays in the window at its foot, with the arrow still on the anchor", () => {
  const place = placeBeside(item(12, 756), bubble, view, "end");
  expect(place.top).toBe(664);
  expect(place.top + place.arrow + 6).toBe(756 + 17);
});

it("goes below where there is no room at the end, and above where there is none below", () => {
  const narrow = { width: 390, height: 844 };
  expect(placeBeside(item(12, 400), bubble, narrow, "end")).toMatchObject({ side: "bottom", top: 444 });
  expect(placeBeside(item(12, 780), bubble, narrow, "end")).toMatchObject({ side: "top", top: 646 });
});

it("keeps its arrow off the corners", () => {
  const button = { left: 1240, top: 16, width: 32, height: 32 };
  const place = placeBeside(button, bubble, view, "bottom");
  expect(place.left + bubble.width).toBe(1268);
  expect(place.arrow).toBe(276);
  expect(placeBeside({ ...button, left: 0 }, bubble, view, "bottom").arrow).toBe(8);
});
