import { atom } from "jotai";
import { atomWithStorage, createJSONStorage } from "jotai/utils";

/** What the top bar is about: an app, and one of its assessments. */
export interface Selection {
  appId: string | null;
  /** Assessment of all apps, `currentScanId`. */
  scanId: string | null;
  /** Assessment of the chosen app, `appCurrentScanId`. */
  appScanId: string | null;
}

const NOTHING: Selection = { appId: null, scanId: null, appScanId: null };
const storage = createJSONStorage<Selection>(() => sessionStorage);

const stored = atomWithStorage("candor.selection", NOTHING, storage, { getOnInit: true });

/** A selection without an app that is not among these: it may have gone since it was chosen. */
export const amongApps = (selection: Selection, apps: readonly { id: string }[]): Selection =>
  apps.some(({ id }) => id === selection.appId) ? selection : { ...selection, appId: null, appScanId: null };

/** The selection of this tab: it survives a reload and a change of language, and is told in parts. */
export const selectionAtom = atom(
  (get): Selection => ({ ...NOTHING, ...get(stored) }),
  (get, set, change: Partial<Selection>) => set(stored, { ...NOTHING, ...get(stored), ...change }),
);
