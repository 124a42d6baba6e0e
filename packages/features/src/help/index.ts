export { helpCatalogue } from "./catalogue.ts";
export { HelpScreen, type HelpScreenProps } from "./components/HelpScreen.tsx";
export { Prose } from "./components/Prose.tsx";
export { PublicPage, type PublicPageProps } from "./components/PublicPage.tsx";
export { helpHref } from "./href.ts";
