import { afterEach, expect, it } from "vitest";
import { show } from "../internal/testing.tsx";

const sheet = document.createElement("style");
afterEach(() => sheet.remove());

it("rings what has the focus, but for what draws its own ring, in whatever order the sheets came", () => {
  sheet.textContent = ".rings-elsewhere { outline: 0 }";
  document.head.prepend(sheet);
  show(
    <>
      <input aria-label="plain" />
      <input aria-label="own" className="rings-elsewhere" />
    </>,
  );
  const ringOf = (name: string) => {
    const input = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
    input?.focus();
    return input && getComputedStyle(input).outlineStyle;
  };
  expect(ringOf("plain")).toBe("solid");
  expect(ringOf("own")).toBe("none");
});
