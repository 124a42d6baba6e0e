import type { ErrorReporter } from "@candor/api/reports";

let reporter: Promise<ErrorReporter> | undefined;

async function load(): Promise<ErrorReporter> {
  const { createReporter } = await import("./reporter.ts");
  return createReporter();
}

/** Errors are rare: what tells the server of them is fetched with the first. */
async function report(error: unknown, details?: Parameters<ErrorReporter["report"]>[1]): Promise<void> {
  reporter ??= load();
  (await reporter).report(error, details);
}

/** Reports uncaught errors and unhandled rejections of a window. */
export function reportErrors(target: Window): void {
  target.addEventListener("error", ({ error, message, filename }) => {
    void report(error ?? message, { message, file: filename }).catch(() => {});
  });
  target.addEventListener("unhandledrejection", ({ reason }) => {
    void report(reason).catch(() => {});
  });
}
