export { AppProviders, type AppProvidersProps } from "./AppProviders.tsx";
export { RouterLink, type RouterLinkProps } from "./app-link.tsx";
export {
  type AppSession,
  type ClientApp,
  type ClientAppOptions,
  createClientApp,
  type WindowLocation,
} from "./client-app.ts";
export { pagesOf } from "./pages.ts";
export { RouterProvider, type RouterProviderProps, useRouter } from "./RouterProvider.tsx";
export {
  type AppHistory,
  type AppRouter,
  type AppRoutes,
  browserHistory,
  createAppRouter,
} from "./router.ts";
export { type AppDefinition, createRoutes, type FrameProps } from "./routes.tsx";
export { SessionGate, type SessionGateProps } from "./SessionGate.tsx";
export { type LoadPage, prefetchAnswers, screenAt } from "./screen-loader.ts";
export { useSessionOver } from "./session-over.ts";
export { type StartOptions, startApp } from "./start.tsx";
export { useErrorTracing } from "./use-error-tracing.ts";
export { useUnsavedChanges } from "./use-unsaved-changes.ts";
