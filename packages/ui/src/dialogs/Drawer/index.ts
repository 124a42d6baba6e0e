export { Drawer, type DrawerProps, drawerSides } from "./Drawer.tsx";
