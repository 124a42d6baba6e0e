import "@candor/ui/styles";
import { languageTag } from "@candor/features/platform";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { createPublicApp, loadPublicTexts } from "./app.ts";
import { PublicPages } from "./PublicPages.tsx";

async function start(root: HTMLElement) {
  const app = createPublicApp();
  app.reporter.listen(window);
  document.documentElement.lang = languageTag(app.language);
  await loadPublicTexts(app);
  startTransition(() => createRoot(root).render(<PublicPages app={app} Router={BrowserRouter} />));
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
void start(root);
