export { shellCatalogue } from "./catalogue.ts";
export { type PageHead, usePageHead } from "./page-head.ts";
export {
  hrefOf,
  MENU_GROUPS,
  type MenuGroup,
  type MenuSection,
  MODULES,
  menuOf,
  type Refusal,
  refusalOf,
  type Screen,
  type ScreenId,
} from "./screens.ts";
