export { templateAddress, templateHref, templatesAddress, versionAddress, versionHref } from "./address.ts";
export { evidenceTemplatesCatalogue } from "./catalogue.ts";
export { TemplateScreen, type TemplateScreenProps } from "./components/TemplateScreen.tsx";
export { TemplatesScreen, type TemplatesScreenProps } from "./components/TemplatesScreen.tsx";
export { VersionScreen, type VersionScreenProps } from "./components/VersionScreen.tsx";
