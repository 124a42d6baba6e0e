export { metaDetectionAddress, metaDetectionHref, metaDetectionsAddress } from "./address.ts";
export { metaDetectionsCatalogue } from "./catalogue.ts";
export { MetaDetectionScreen, type MetaDetectionScreenProps } from "./components/MetaDetectionScreen.tsx";
export { MetaDetectionsScreen, type MetaDetectionsScreenProps } from "./components/MetaDetectionsScreen.tsx";
