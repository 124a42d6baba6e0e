export {
  constructedOf,
  type DenialReason,
  denialReasonOf,
  denialReasonWithin,
  hasPermission,
  type NavigationFacts,
  REFUSALS,
} from "./access.ts";
export { type AppScreen, hrefOf, isComing, leadsTo } from "./app-screen.ts";
export {
  asks,
  asksBare,
  type FirstCall,
  type FirstRequest,
  firstFetch,
  firstRequests,
} from "./first-call.ts";
export { homeOfProduct, landingOf, landingRefusal } from "./landing.ts";
export { type Explained, explainMenu, type MenuItem, type MenuSection, menuOf } from "./menu.ts";
export { MENU_ENTRIES, type MenuChoice, type MenuEntry, menuChoices } from "./menu-places.ts";
export { SCREEN_IDS, type ScreenId } from "./screen-ids.ts";
export {
  MENU_GROUPS,
  type MenuGroup,
  type MenuPlace,
  menuHrefOf,
  type Screen,
  type ScreenAccess,
} from "./screens.ts";
