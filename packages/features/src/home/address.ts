import { defineAddress, type StateOf, whole } from "../address/index.ts";

const page = (name: string) => whole(name, { initial: 1, min: 1, max: 100_000 });

/** Pages of the home page's two lists. Without a path: `/homepage` and `/home` are one page. */
export const homeAddress = defineAddress({ fields: { mine: page("mine"), back: page("back") } });
export type HomeState = StateOf<typeof homeAddress>;
