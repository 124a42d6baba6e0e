import type { Language } from "@candor/api/entities";
import { type Catalogue, languageTag } from "@candor/features/platform";
import { readLanguage, storeLanguage } from "@candor/features/session";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { reportErrors } from "./errors.ts";
import { type PageParts, pageParts } from "./page-parts.ts";
import { typeAgain, typedEarly } from "./typed-early.ts";

export interface WakingParts extends PageParts {
  /** Keeps the chosen language and draws the page anew in it. */
  onLanguage: (language: Language) => void;
}

export interface HydrateOptions {
  /** The page's texts. */
  texts: Catalogue;
  /** What is spoken where nothing was chosen and the markup was not drawn at build; else the browser's. */
  language?: Language;
}

/**
 * Makes the page's markup work, or draws it where it is not there in the reader's language. What draws it is also given
 * what the build wrote at the root.
 */
export async function hydratePage(
  { texts, language: otherwise }: HydrateOptions,
  draw: (parts: WakingParts, data: DOMStringMap) => ReactNode,
) {
  reportErrors(window);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  const data = root.dataset;
  const drawn = data.language as Language | undefined;
  const language = readLanguage(drawn ?? otherwise);
  const parts = await pageParts(language, texts);
  document.documentElement.lang = languageTag(language);
  const onLanguage = (chosen: Language) => {
    storeLanguage(chosen);
    location.reload();
  };
  const page = draw({ ...parts, onLanguage }, data);
  // As a transition, waking it up gives way to the browser every few milliseconds.
  if (drawn === language) startTransition(() => void hydrateRoot(root, page));
  else if (drawn === undefined) startTransition(() => createRoot(root).render(page));
  else {
    // The markup was drawn at build in the language that the server chose, and another is stored: it is drawn anew. At
    // once, so that nothing is typed between what is read and what replaces it.
    const typed = typedEarly(root);
    flushSync(() => createRoot(root).render(page));
    typeAgain(root, typed);
  }
}
