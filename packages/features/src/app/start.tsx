import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { type Catalogue, languageTag, loadCatalogues } from "../platform/index.ts";
import type { ClientApp } from "./client-app.ts";
import { RouterProvider } from "./RouterProvider.tsx";
import { type AppRoutes, browserHistory, createAppRouter } from "./router.ts";

export interface StartOptions {
  app: ClientApp;
  routes: AppRoutes;
  /** Texts that every page shows. */
  catalogues: readonly Catalogue[];
  /** The first screen's answers: the first picture waits for them a moment, so that it is not built up in steps. */
  answers?: Promise<unknown>;
}

/** Milliseconds to wait for answers before the page is drawn without them. */
const PATIENCE_MS = 300;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Draws an app for the first time, whole: the page's own mark stands until code, texts and route are there. */
export async function startApp(root: Element | null, { app, routes, catalogues, answers }: StartOptions) {
  if (!root) throw new Error("The page has no place for the app");
  app.reporter.listen(window);
  document.documentElement.lang = languageTag(app.language);
  const router = createAppRouter(routes, browserHistory());
  try {
    await Promise.all([loadCatalogues(app.i18n, catalogues), router.ready]);
  } catch (error) {
    // The page itself asks once more, and then says so: there is nothing to draw with.
    dispatchEvent(new Event("candor:away"));
    throw error;
  }
  if (answers) await Promise.race([answers, wait(PATIENCE_MS)]);
  // As a transition, drawing gives way to the browser every few milliseconds.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}
