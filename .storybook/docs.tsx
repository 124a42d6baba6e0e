import { type ComponentProps, lazy, Suspense } from "react";

// The blocks are heavy and wanted by documentation pages alone, not by tests and pictures.
const Page = lazy(() => import("./usage-page.tsx"));
const Frame = lazy(() => import("./docs-frame.tsx"));

/** The documentation page of a component. */
export const UsagePage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

/** What stands around each documentation page. */
export const DocsFrame = (props: ComponentProps<typeof Frame>) => (
  <Suspense fallback={null}>
    <Frame {...props} />
  </Suspense>
);
