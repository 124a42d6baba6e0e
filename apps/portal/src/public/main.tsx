import "@candor/ui/styles";
import { createApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { createI18n, languageTag, loadCatalogues } from "@candor/features/platform";
import {
  RETURN_PARAM,
  readLanguage,
  readToken,
  safeReturnPath,
  sessionCatalogue,
  storeLanguage,
  storeToken,
} from "@candor/features/session";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Login } from "./Login.tsx";

const returnPath = () => safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAM));
const enter = () => location.replace(returnPath());

async function start(root: HTMLElement) {
  const drawn = root.dataset.language as Language | undefined;
  const language = readLanguage(drawn);
  const i18n = createI18n(language);
  await loadCatalogues(i18n, [sessionCatalogue]);
  document.documentElement.lang = languageTag(language);
  document.title = `${i18n.t("documentTitle", { ns: "session" })} · Candor`;
  const page = (
    <Login
      i18n={i18n}
      language={language}
      client={createApiClient({ getToken: () => null, getLanguage: () => language })}
      onSignedIn={(token) => {
        storeToken(token);
        enter();
      }}
      onLanguage={(chosen) => {
        storeLanguage(chosen);
        location.reload();
      }}
    />
  );
  // The markup was drawn at build in the language that the server chose; another stored one is drawn anew.
  // As a transition, waking it up gives way to the browser every few milliseconds.
  startTransition(() => {
    if (drawn === language) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
if (readToken() === null) void start(root);
else enter();
