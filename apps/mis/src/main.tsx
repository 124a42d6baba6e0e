import "@candor/ui/styles";
import { commonCatalogue, languageTag, loadCatalogues } from "@candor/features/platform";
import { staffSessionCatalogue } from "@candor/features/staff-session";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createConsole } from "./app/console.ts";
import { createRouter } from "./app/routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const mis = createConsole();
mis.reporter.listen(window);
document.documentElement.lang = languageTag(mis.language);
const router = createRouter(mis);
// The page's own mark stands until the first screen can be drawn.
const arrived = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  else router.subscribe(({ initialized }) => initialized && resolve());
});
await Promise.all([loadCatalogues(mis.i18n, [commonCatalogue, staffSessionCatalogue]), arrived]);

// As a transition, drawing gives way to the browser every few milliseconds.
startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
