import type { BannerFact } from "../../facts/types.ts";
import { kindOfButton } from "./words.ts";

/** Is there a way to settings that the visit which refuses does not take, because one may refuse at once? */
export const hidesSettings = ({ buttons, platform }: BannerFact): boolean =>
  buttons.some(({ kind }) => kind === "settings") &&
  (platform !== "generic" || buttons.some(({ kind, layer }) => kind === "reject" && layer === 1));

/** The banner with the buttons and boxes that stood behind its settings. */
export function withSecondLayer(
  banner: BannerFact | null,
  words: readonly string[],
  boxes: readonly Omit<NonNullable<BannerFact["boxes"]>[number], "layer">[],
): BannerFact | null {
  if (!banner || (words.length === 0 && boxes.length === 0)) return banner;
  const second = words.map((text) => ({ text, kind: kindOfButton(text), layer: 2 as const }));
  return {
    ...banner,
    buttons: [...banner.buttons, ...second],
    boxes: [...(banner.boxes ?? []), ...boxes.map((box) => ({ ...box, layer: 2 as const }))],
  };
}
