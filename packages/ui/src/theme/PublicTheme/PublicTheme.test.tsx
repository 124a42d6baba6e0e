import { Theme } from "@radix-ui/themes/components/theme";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { DrawnAppearance, radixSettings } from "../../internal/radix/radix-theme.ts";
import { mounted } from "../../internal/testing.tsx";
import { CandorTheme } from "../CandorTheme/CandorTheme.tsx";
import { PublicTheme } from "./PublicTheme.tsx";

/** Attributes of the element that a theme draws. */
function attributesOf(theme: React.ReactElement): Record<string, string> {
  const place = document.body.appendChild(document.createElement("div"));
  const tree = createRoot(place);
  mounted.push(tree);
  flushSync(() => tree.render(theme));
  const root = place.querySelector(".radix-themes");
  return Object.fromEntries(Array.from(root?.attributes ?? [], ({ name, value }) => [name, value]));
}

const radix = (appearance: "inherit" | "light" | "dark") =>
  attributesOf(<Theme {...radixSettings} appearance={appearance} />);

it.each(["light", "dark"] as const)("draws the element that Radix's theme draws in %s", (appearance) => {
  // The page carries light or dark, so the outermost element has neither.
  const whole = radix("inherit");
  expect(whole).toHaveProperty("data-accent-color");
  expect(attributesOf(<PublicTheme appearance={appearance} />)).toEqual(whole);
  expect(attributesOf(<CandorTheme appearance={appearance} />)).toEqual(whole);
});

it.each(["light", "dark"] as const)("draws it inside a page too, in %s", (appearance) => {
  const inside = attributesOf(
    <DrawnAppearance value="inherit">
      <CandorTheme appearance={appearance} />
    </DrawnAppearance>,
  );
  expect(inside).toEqual({ ...radix(appearance), "data-is-root-theme": "false" });
});
