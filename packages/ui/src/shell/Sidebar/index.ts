export { Sidebar, type SidebarGroup, type SidebarProps } from "./Sidebar.tsx";
export type { SidebarItemProps } from "./SidebarItem.tsx";
