import { createContext, type ReactNode, use, useState } from "react";

export interface GoOptions {
  /** It is no step to go back to. */
  replace?: boolean;
  /** What is typed on the page stays: whether it may be lost is not asked. */
  unasked?: boolean;
}

/** Where the reader is, and the way to another place of the same screen. */
export interface PageLocation {
  pathname: string;
  search: string;
  /** Puts another state of this screen into the address. */
  go: (href: string, options?: GoOptions) => void;
  /** Whether the title bar's Back to a path leads there: where the history has come another way it does not. */
  leadsTo?: (path: string) => boolean;
}

const LocationContext = createContext<PageLocation | null>(null);

/** Tells pages where they are; the app's router stands behind it. */
export const LocationProvider = LocationContext;

export function useLocation(): PageLocation {
  const location = use(LocationContext);
  if (!location) throw new Error("useAddress needs a LocationProvider above it");
  return location;
}

/** An address of its own for a story or a test, and shown to it. */
export function MemoryLocation({ start, children }: { start: string; children: ReactNode }) {
  const [href, setHref] = useState(start);
  const { pathname, search } = new URL(href, "https://candor.example");
  return (
    <LocationContext value={{ pathname, search, go: setHref }}>
      <output hidden aria-label="address">
        {href}
      </output>
      {children}
    </LocationContext>
  );
}
