import { hidden } from "@candor/ui/tokens";

/** Title of a page that waits for what it is about: heard, and not seen. */
export const WaitingTitle = ({ children }: { children: string }) => (
  <h1 className={hidden} data-waiting="">
    {children}
  </h1>
);
