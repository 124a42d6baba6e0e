import { type PrintOutcome, type PrintRequest, printPage } from "@candor/engine";

/** Prints pages of the portal. */
export type Printer = (request: Omit<PrintRequest, "folder">) => Promise<PrintOutcome>;

/** Who waits for the one browser at most. */
const WAITING_MAX = 5;
/** Why nobody else is let in to wait. */
export const TOO_MANY_WAIT = "too many are waiting";

/** Prints one page at a time: a browser takes hundreds of megabytes. */
export function printer(folder: string, print: typeof printPage = printPage): Printer {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    if (waiting >= WAITING_MAX) return Promise.resolve({ ok: false, detail: TOO_MANY_WAIT });
    waiting += 1;
    const printed = last.then(() => print({ ...request, folder }));
    last = printed
      .catch(() => null)
      .finally(() => {
        waiting -= 1;
      });
    return printed;
  };
}
