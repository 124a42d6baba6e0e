export { CommandPalette, type CommandPaletteProps, type PaletteEntry } from "./CommandPalette.tsx";
export type { PaletteGroup, PaletteItem, PaletteMatch } from "./use-palette.ts";
