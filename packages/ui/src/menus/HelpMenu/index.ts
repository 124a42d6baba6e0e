export { HelpMenu, type HelpMenuProps, type HelpNews } from "./HelpMenu.tsx";
export type { NewsEntry } from "./news.ts";
