export { ASSET_ICONS } from "./asset-icons.ts";
export { objectsCatalogue } from "./catalogue.ts";
export { useObjects } from "./queries.ts";
