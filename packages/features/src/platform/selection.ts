import { useCallback } from "react";
import { readDraft, storeDraft } from "./drafts/draft.ts";
import { type SharedState, useSharedStates, useSharedValue } from "./shared-state.ts";

/** What the top bar is about: an app, and one of its assessments. */
export interface Selection {
  appId: string | null;
  /** Assessment of all apps, `currentScanId`. */
  scanId: string | null;
  /** Assessment of the chosen app, `appCurrentScanId`. */
  appScanId: string | null;
}

const NOTHING: Selection = { appId: null, scanId: null, appScanId: null };
/** Under this name the tab keeps it. */
const KEPT = "selection";

/** The selection of this tab: it survives a reload and a change of language. */
const selectionState: SharedState<Selection> = {
  initial: () => ({ ...NOTHING, ...readDraft<Selection>(KEPT) }),
  keep: (selection) => storeDraft(KEPT, selection),
};

/** A selection without an app that is not among these: it may have gone since it was chosen. */
export const amongApps = (selection: Selection, apps: readonly { id: string }[]): Selection =>
  apps.some(({ id }) => id === selection.appId) ? selection : { ...selection, appId: null, appScanId: null };

/** What is selected in this tab. */
export const useSelection = (): Selection => useSharedValue(selectionState);

/** Selects, told in parts. */
export function useSelect(): (change: Partial<Selection>) => void {
  const states = useSharedStates();
  return useCallback(
    (change) => states.set(selectionState, (before) => ({ ...before, ...change })),
    [states],
  );
}
