export { viewsCatalogue } from "./catalogue.ts";
export { ViewsMenu, type ViewsMenuProps } from "./components/ViewsMenu.tsx";
export { CUSTOMER_VIEWS, STAFF_VIEWS, type ViewCalls, ViewsProvider } from "./context.ts";
