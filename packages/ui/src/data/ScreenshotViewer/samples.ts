// Drawn pictures that stories and tests share; no component reads them.
import type { Shot } from "./Picture.tsx";
import type { ScreenshotViewerTexts } from "./ScreenshotViewer.tsx";

const drawn = (tint: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${height}"><rect width="1280" height="${height}" fill="#f7f9f8"/><rect x="80" y="80" width="480" height="40" fill="${tint}"/><rect x="80" y="${height - 200}" width="1120" height="160" fill="#1f2d5c"/></svg>`,
  )}`;

const shot = (id: string, caption: string, src: string, height: number): Shot => ({
  id,
  caption,
  src,
  alt: caption,
  width: 1280,
  height,
});

export const shots: readonly Shot[] = [
  shot("1", "Banner visible, no choice made · 1.9 s", drawn("#cbcfcd", 800), 800),
  shot("2", "Cookies already stored · 1.9 s", drawn("#9eb1ff", 800), 800),
  shot("3", "The whole start page", drawn("#868e8b", 5200), 5200),
];

export const failingShot: Shot = shot("4", "After reload", "data:image/png;base64,AAAA", 800);

export const failedText = "The screenshot could not be loaded.";

export const texts: ScreenshotViewerTexts = {
  close: "Close",
  previous: "Previous screenshot",
  next: "Next screenshot",
  position: (place, count) => `${place} of ${count}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Full width",
  zoom: (factor) => `${factor * 100}%`,
  failed: failedText,
};
