export { RowMenu, type RowMenuProps } from "./RowMenu.tsx";
