export { type LinkComponent, type LinkProps, LinkProvider } from "../internal/Link.tsx";
export { AppShell, type AppShellProps, type SidebarMode, useShell } from "./AppShell/index.ts";
export { BackToTop, type BackToTopProps } from "./BackToTop/index.ts";
export {
  Cell,
  Cells,
  type CellsProps,
  PageHeader,
  type PageHeaderProps,
  Section,
  type SectionProps,
  Split,
  type SplitProps,
} from "./Page/index.ts";
export { PublicLayout, type PublicLayoutProps } from "./PublicLayout/index.ts";
export { Sidebar, type SidebarGroup, type SidebarItemProps, type SidebarProps } from "./Sidebar/index.ts";
export { type BackTarget, TitleBar, type TitleBarProps } from "./TitleBar/index.ts";
export { TopBar, type TopBarProps } from "./TopBar/index.ts";
