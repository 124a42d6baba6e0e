import { lazy, Suspense } from "react";

// The blocks are heavy and wanted by documentation pages alone, not by tests and pictures.
const Page = lazy(() => import("./usage-page.tsx"));

/** The documentation page of a component. */
export const UsagePage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);
