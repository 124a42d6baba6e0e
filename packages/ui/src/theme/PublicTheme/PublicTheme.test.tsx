import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { CandorTheme } from "../CandorTheme/CandorTheme.tsx";
import { PublicTheme } from "./PublicTheme.tsx";

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

/** Attributes of the element that a theme draws. */
function attributesOf(theme: React.ReactElement): Record<string, string> {
  const place = document.createElement("div");
  places.push(place);
  document.body.append(place);
  flushSync(() => createRoot(place).render(theme));
  const root = place.querySelector(".radix-themes");
  return Object.fromEntries(Array.from(root?.attributes ?? [], ({ name, value }) => [name, value]));
}

it.each(["light", "dark"] as const)("draws the element that CandorTheme draws in %s", (appearance) => {
  const whole = attributesOf(<CandorTheme appearance={appearance} />);
  expect(whole).toHaveProperty("data-accent-color");
  expect(attributesOf(<PublicTheme appearance={appearance} />)).toEqual(whole);
});
