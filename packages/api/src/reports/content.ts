import { mask, maskText } from "./mask.ts";
import { ERROR_REPORT_MAX } from "./path.ts";

/** What is known beside the error itself. */
export interface Details {
  /** Of an uncaught error, where the error carries none. */
  message?: string;
  /** File in which it was thrown. */
  file?: string;
  /** Address of a failed call. */
  url?: string;
  /** A failed call, as it was sent. */
  request?: unknown;
}

const MESSAGE_MAX = 2000;
const STACK_MAX = 6000;
const REQUEST_MAX = 6000;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

function requestOf(request: unknown): unknown {
  if (request === undefined) return undefined;
  const masked = mask(request);
  const text = JSON.stringify(masked);
  return text.length > REQUEST_MAX ? cut(text, REQUEST_MAX) : masked;
}

/** The report as JSON text: masked, and short enough to be sent. */
export function reportOf(
  error: unknown,
  { message, file, url, request }: Details,
  app: { page: string | undefined; build: string; trace?: unknown },
): string {
  const known = error instanceof Error ? error : null;
  const report = {
    name: known?.name ?? "Error",
    message: cut(maskText(known?.message ?? message ?? String(error)), MESSAGE_MAX),
    stack: cut(maskText(known?.stack ?? ""), STACK_MAX),
    page: app.page && maskText(app.page),
    file: file && maskText(file),
    build: app.build,
    url: url && maskText(url),
    request: requestOf(request),
    trace: app.trace,
  };
  const text = JSON.stringify(report);
  if (text.length <= ERROR_REPORT_MAX) return text;
  return JSON.stringify({ ...report, stack: "", request: undefined });
}
