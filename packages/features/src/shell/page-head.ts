import { atom, useSetAtom } from "jotai";
import { type ReactNode, useLayoutEffect } from "react";

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

export const pageHeadAtom = atom<PageHead>({});

/**
 * Gives the top bar its title, subtitle, way back and actions while the page is open.
 * Pass texts, or memoised nodes: every change is drawn.
 */
export function usePageHead(head: PageHead): void {
  const setHead = useSetAtom(pageHeadAtom);
  const { title, documentTitle, subtitle, backHref, backLabel, appSelector, scanTime, actions, resultId } =
    head;
  useLayoutEffect(() => {
    setHead({
      title,
      documentTitle,
      subtitle,
      backHref,
      backLabel,
      appSelector,
      scanTime,
      actions,
      resultId,
    });
  }, [
    setHead,
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
  useLayoutEffect(() => () => setHead({}), [setHead]);
}
