/** Steps of the scale of space: 4 8 12 16 20 24 30 40 56 px. */
export const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Space = (typeof spaces)[number];
