export { AppShell, type AppShellProps } from "./AppShell.tsx";
export { type SidebarMode, useShell } from "./ShellContext.ts";
