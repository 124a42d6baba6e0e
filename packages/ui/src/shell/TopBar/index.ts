export { type BackTarget, TopBar, type TopBarProps } from "./TopBar.tsx";
