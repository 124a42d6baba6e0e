import { atom, useSetAtom } from "jotai";
import { createContext, type ReactNode, useLayoutEffect } from "react";

/** What a page gives the top bar. */
export interface PageHead {
  /** The screen's own title when absent. */
  title?: ReactNode;
  /** The page's part of the document title where `title` is not text. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** Goes back to this path of the app. */
  backHref?: string;
  backLabel?: string;
  /** An app selector, in the place of a title. */
  appSelector?: ReactNode;
  /** Which assessment the page is about. */
  scanTime?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The check's result that the page is about, for the AI helper. */
  resultId?: string;
}

/** What the open page and its parts give, the latest last. */
const headsAtom = atom<readonly PageHead[]>([]);

/** What the top bar shows: a page may give the way back, and the list in it its title. */
export const pageHeadAtom = atom((get): PageHead => Object.assign({}, ...get(headsAtom)));

/**
 * Gives the top bar its title, subtitle, way back and actions while the page is open.
 * Pass texts, or memoised nodes: every change is drawn.
 */
export function usePageHead(head: PageHead): void {
  const setHeads = useSetAtom(headsAtom);
  const { title, documentTitle, subtitle, backHref, backLabel, appSelector, scanTime, actions, resultId } =
    head;
  useLayoutEffect(() => {
    const all = {
      title,
      documentTitle,
      subtitle,
      backHref,
      backLabel,
      appSelector,
      scanTime,
      actions,
      resultId,
    };
    const given: PageHead = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    );
    setHeads((heads) => [...heads, given]);
    return () => setHeads((heads) => heads.filter((one) => one !== given));
  }, [
    setHeads,
    title,
    documentTitle,
    subtitle,
    backHref,
    backLabel,
    appSelector,
    scanTime,
    actions,
    resultId,
  ]);
}

/** Where an app says a page's title: over the page, or in the bar. */
export const TitlePlace = createContext<"page" | "bar">("page");
