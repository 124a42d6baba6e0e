import { expect, it } from "vitest";
import { place } from "./place.ts";

const view = { width: 1280, height: 800 };
const bubble = { width: 296, height: 124 };
const item = (left: number, top: number) => ({ left, top, width: 176, height: 34 });
const atEnd = { side: "end", align: "center", gap: 10 } as const;
const below = { side: "bottom", align: "center", gap: 10 } as const;

it("stands at the end of its anchor, middle on middle", () => {
  expect(place(item(12, 400), bubble, view, atEnd)).toEqual({ side: "end", left: 198, top: 355, arrow: 56 });
});

it("stays in the window at its foot, with the arrow still on the anchor", () => {
  const { top, arrow } = place(item(12, 756), bubble, view, atEnd);
  expect(top).toBe(664);
  expect(top + arrow + 6).toBe(756 + 17);
});

it("goes below where there is no room at the end, and above where there is none below", () => {
  const narrow = { width: 390, height: 844 };
  expect(place(item(12, 400), bubble, narrow, atEnd)).toMatchObject({ side: "bottom", top: 444 });
  expect(place(item(12, 780), bubble, narrow, atEnd)).toMatchObject({ side: "top", top: 646 });
});

it("keeps its arrow off the corners", () => {
  const button = { left: 1240, top: 16, width: 32, height: 32 };
  const { left, arrow } = place(button, bubble, view, below);
  expect(left + bubble.width).toBe(1268);
  expect(arrow).toBe(276);
  expect(place({ ...button, left: 0 }, bubble, view, below).arrow).toBe(8);
});

it("shares an edge with its anchor", () => {
  const field = { left: 600, top: 300, width: 200, height: 40 };
  expect(place(field, bubble, view, {})).toMatchObject({ left: 600, top: 344 });
  expect(place(field, bubble, view, { align: "end" })).toMatchObject({ left: 504, top: 344 });
});

it("takes the side with more room where neither holds all of it", () => {
  const low = { width: 1280, height: 200 };
  const at = (top: number, side: "bottom" | "top") => place(item(12, top), bubble, low, { side }).side;
  expect(at(60, "top")).toBe("bottom");
  expect(at(110, "bottom")).toBe("top");
});

it("stands at the start of a window that is narrower than it", () => {
  expect(place(item(0, 40), bubble, { width: 200, height: 800 }, {})).toMatchObject({ left: 12 });
});
