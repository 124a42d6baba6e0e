export { CommandPalette, type CommandPaletteProps, type PaletteEntry } from "./CommandPalette.tsx";
export type { PaletteGroup, PaletteItem } from "./use-palette.ts";
