import "@candor/ui/styles";
import { browserHistory, createAppRouter } from "@candor/features/app";
import { languageTag } from "@candor/features/platform";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createPublicApp, loadPublicTexts } from "./app.ts";
import { PublicPages } from "./PublicPages.tsx";

async function start(root: HTMLElement) {
  const app = createPublicApp();
  app.reporter.listen(window);
  document.documentElement.lang = languageTag(app.language);
  await loadPublicTexts(app);
  const router = createAppRouter({ routes: [], load: () => undefined }, browserHistory());
  startTransition(() => createRoot(root).render(<PublicPages app={app} router={router} />));
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
void start(root);
