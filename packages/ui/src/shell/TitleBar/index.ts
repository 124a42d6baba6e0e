export type { BackTarget } from "./BackButton.tsx";
export { TitleBar, type TitleBarProps } from "./TitleBar.tsx";
