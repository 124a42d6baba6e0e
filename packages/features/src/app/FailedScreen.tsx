import { type ComponentType, useState, useTransition } from "react";
import { LoadFailed } from "../platform/index.ts";

/** A screen whose code or texts did not arrive, and what asks for them again. */
export interface Attempt {
  /** There once another try succeeded. */
  page: ComponentType | null;
  /** Gives the page, or null where it stays away. */
  again: () => Promise<ComponentType | null>;
}

/** Stands in the place of a page that did not arrive: another try, then the page. */
export function FailedScreen({ attempt }: { attempt: Attempt }) {
  // Chosen once: another kind of element would lose the page's state.
  const [Page, setPage] = useState(() => attempt.page);
  const [retrying, start] = useTransition();
  if (Page) return <Page />;
  const onRetry = () =>
    start(async () => {
      const page = await attempt.again();
      start(() => setPage(() => page));
    });
  return <LoadFailed level={1} retrying={retrying} onRetry={onRetry} />;
}
