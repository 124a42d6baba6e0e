export { shellCatalogue } from "./catalogue.ts";
export { ErrorBoundary, type ErrorBoundaryProps } from "./components/ErrorBoundary.tsx";
export { NotAvailable, type NotAvailableProps } from "./components/NotAvailable.tsx";
export { PlainShell, type PlainShellProps } from "./components/PlainShell.tsx";
export { PortalShell, type PortalShellProps } from "./components/PortalShell.tsx";
export { Refused, type RefusedProps } from "./components/Refused.tsx";
export { Stopped, type StoppedProps } from "./components/Stopped.tsx";
export { useNavigationFacts } from "./navigation-facts.ts";
export { type PageHead, pageHeadAtom, usePageHead } from "./page-head.ts";
