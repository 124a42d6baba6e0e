export { objectsAddress } from "./address.ts";
export { objectsCatalogue } from "./catalogue.ts";
export { ObjectsScreen, type ObjectsScreenProps } from "./components/ObjectsScreen.tsx";
export { WebsiteDialog } from "./components/WebsiteDialog.tsx";
export type { WebsiteDialogProps } from "./dialog-props.ts";
export { useObjects } from "./queries.ts";
