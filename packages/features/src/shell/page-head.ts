import { createContext, type ReactNode, useLayoutEffect, useMemo } from "react";
import { type SharedState, useSharedStates, useSharedValue } from "../platform/index.ts";

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
const headsState: SharedState<readonly PageHead[]> = { initial: () => [] };

/** What the top bar shows: a page may give the way back, and the list in it its title. */
export function useGivenHead(): PageHead {
  const heads = useSharedValue(headsState);
  return useMemo(() => Object.assign({}, ...heads), [heads]);
}

/**
 * Gives the top bar its title, subtitle, way back and actions while the page is open.
 * Pass texts, or memoised nodes: every change is drawn.
 */
export function usePageHead(head: PageHead): void {
  const states = useSharedStates();
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
    states.set(headsState, (heads) => [...heads, given]);
    return () => states.set(headsState, (heads) => heads.filter((one) => one !== given));
  }, [states, title, documentTitle, subtitle, backHref, backLabel, appSelector, scanTime, actions, resultId]);
}

/** Where an app says a page's title: over the page, or in the bar. */
export const TitlePlace = createContext<"page" | "bar">("page");
