export { objectsAddress } from "./address.ts";
export { objectsCatalogue } from "./catalogue.ts";
export { ObjectsScreen, type ObjectsScreenProps } from "./components/ObjectsScreen.tsx";
export { WebsiteDialog, type WebsiteDialogProps } from "./components/WebsiteDialog.tsx";
export { useObjects } from "./queries.ts";
