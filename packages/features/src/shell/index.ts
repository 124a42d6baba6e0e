export { shellCatalogue } from "./catalogue.ts";
export { ErrorBoundary, type ErrorBoundaryProps } from "./components/ErrorBoundary.tsx";
export { PortalShell, type PortalShellProps } from "./components/PortalShell.tsx";
export { Refused, type RefusedProps } from "./components/Refused.tsx";
export { Stopped, type StoppedProps } from "./components/Stopped.tsx";
export { type PageHead, pageHeadAtom, usePageHead } from "./page-head.ts";
export {
  hrefOf,
  landingOf,
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
