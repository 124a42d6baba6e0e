// Drawn pictures that stories and tests share; no component reads them.
import * as en from "../../words/en.ts";
import type { Shot } from "./Picture.tsx";

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A start page: its head, its hero, rows of cards, and what lies over its foot. */
function drawn(height: number, foot: string) {
  const rows = Array.from({ length: Math.ceil((height - 460) / 360) }, (_, row) =>
    [60, 356, 652, 948].map((x) => box(x, 460 + row * 360, 272, 320, "#eef1f0")).join(""),
  ).join("");
  const page =
    box(0, 0, 1280, height, "#ffffff") +
    box(60, 36, 180, 28, "#cbcfcd") +
    [900, 1010, 1120].map((x) => box(x, 42, 100, 16, "#e6e9e8")).join("") +
    box(60, 110, 1160, 300, "#e6e9e8") +
    box(110, 190, 460, 40, "#b8bcba") +
    box(110, 254, 300, 20, "#cbcfcd") +
    rows;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${height}">${page}${foot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A consent banner with one button, as wide as the page. */
const banner =
  box(0, 620, 1280, 180, "#1f2d5c") +
  box(60, 664, 320, 22, "#ffffff") +
  box(60, 708, 560, 16, "#8da4ef") +
  box(980, 660, 240, 52, "#ffffff") +
  box(1050, 734, 100, 12, "#8da4ef");

/** The list of what a page has stored. */
const stored =
  box(0, 480, 1280, 320, "#f7f9f8") +
  box(0, 480, 1280, 2, "#d7dad9") +
  [0, 1, 2, 3, 4, 5]
    .map((row) => {
      const y = 512 + row * 46;
      const fill = row < 4 ? "#9f1626" : "#5f6563";
      return (
        (row < 4 ? box(0, y - 14, 1280, 44, "#feebec") : "") +
        box(60, y, 140, 14, fill) +
        box(420, y, 220, 14, fill) +
        box(860, y, 120, 14, fill)
      );
    })
    .join("");

const shot = (id: string, caption: string, src: string, height: number): Shot => ({
  id,
  caption,
  src,
  alt: caption,
  width: 1280,
  height,
});

export const shots: readonly Shot[] = [
  shot("1", "Banner visible, no choice made\u00a0· 1.9\u00a0s", drawn(800, banner), 800),
  shot("2", "Cookies already stored · 1.9\u00a0s", drawn(800, stored), 800),
  shot("3", "The whole start page", drawn(5200, ""), 5200),
];

export const failingShot: Shot = shot("4", "After reload", "data:image/png;base64,AAAA", 800);

export const { failedText } = en.screenshotGrid;

export const { texts } = en.screenshotViewer;
