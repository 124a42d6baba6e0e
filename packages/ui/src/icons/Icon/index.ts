export { Icon, type IconProps, iconSizes } from "./Icon.tsx";
