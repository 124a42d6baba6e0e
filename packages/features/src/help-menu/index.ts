export { PortalHelpMenu, type PortalHelpMenuProps } from "./PortalHelpMenu.tsx";
