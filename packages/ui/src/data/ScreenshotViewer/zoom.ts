/** Sizes a picture is shown at: as wide as its place, then parts of its own pixels. */
export const zoomLevels = ["fit", 0.5, 1, 2, 4] as const;
export type Zoom = (typeof zoomLevels)[number];

/** The level a step away; the same one at the ends. */
export function zoomBy(zoom: Zoom, step: 1 | -1): Zoom {
  return zoomLevels[zoomLevels.indexOf(zoom) + step] ?? zoom;
}
