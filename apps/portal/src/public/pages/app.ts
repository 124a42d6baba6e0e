import { type ClientApp, createClientApp } from "@candor/features/app";
import { documentsCatalogue } from "@candor/features/documents";
import { helpCatalogue } from "@candor/features/help";
import { commonCatalogue, loadCatalogues } from "@candor/features/platform";

/** The parts of the pages that anyone may read. Nobody is signed in to them. */
export const createPublicApp = (): ClientApp =>
  // Campaigns are held in Chinese, and so is what they lead to where nothing else was chosen.
  createClientApp({
    session: null,
    language: location.pathname.startsWith("/activity/") ? "cn" : undefined,
  });

export const loadPublicTexts = ({ i18n }: ClientApp) =>
  loadCatalogues(i18n, [commonCatalogue, helpCatalogue, documentsCatalogue]);
