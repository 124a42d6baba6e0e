import type { ButtonLook } from "../../../facts/types.ts";

type Colour = [red: number, green: number, blue: number, alpha: number];

/** How a button stands out from what is around it. */
export type LookOf = (button: HTMLElement) => ButtonLook;

export function makeLooks(): LookOf {
  const colourOf = (value: string): Colour => {
    const parts = value.match(/[\d.]+/g)?.map(Number) ?? [];
    return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts.length > 3 ? (parts[3] ?? 1) : 1];
  };
  const under = (element: Element | null): Colour => {
    for (
      let at = element;
      at;
      at = at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | null)
    ) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      // Of a course of colours the first one stands for all.
      const drawn = /rgba?\([^()]*\)/.exec(backgroundImage)?.[0];
      const colour = colourOf(drawn ?? backgroundColor);
      if (colour[3] > 0.5) return colour;
    }
    return [255, 255, 255, 1];
  };
  const light = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (left: Colour, right: Colour): number => {
    const [high, low] = [light(left), light(right)].sort((a, b) => b - a);
    return Math.round((((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)) * 10) / 10;
  };
  return (element: HTMLElement): ButtonLook => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const ground = under(element);
    const around = under(element.parentElement);
    const bordered = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none";
    const fill = contrast(ground, around);
    return {
      width: Math.round(width),
      height: Math.round(height),
      fontPx: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
      contrast: contrast(colourOf(style.color), ground),
      fill,
      plain:
        !bordered &&
        fill < 1.15 &&
        !/url\(/.test(style.backgroundImage) &&
        element.tagName !== "INPUT" &&
        !element.querySelector("img"),
    };
  };
}
