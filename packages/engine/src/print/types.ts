/** A page of one of our own apps, and all that it may ask for. */
export interface PrintRequest {
  /** Folder of the built app. */
  folder: string;
  /** Path of the page, `/overview`. */
  path: string;
  /** What the page finds in `localStorage`. */
  storage: Readonly<Record<string, string>>;
  /** Answers to its calls, by method and path: `POST /api/…`. A call that is not named is never answered. */
  replies: Readonly<Record<string, string>>;
  /** What is there as soon as the page is drawn. */
  ready: string;
  /** After this the whole process group is killed. Default 45,000 ms. */
  deadlineMs?: number;
  /** Memory of the worker and its browser together. Default 1,500,000,000 bytes. */
  maxMemoryBytes?: number;
}

export type PrintOutcome = { ok: true; pdf: Uint8Array } | { ok: false; detail: string };

/** First and only message to the worker. */
export interface PrintOrder {
  request: PrintRequest;
  /** The worker's own, thrown away afterwards. */
  scratch: string;
  chromium: { executablePath: string; env: Record<string, string>; args: string[] };
  sandbox: boolean;
  browserUser: number | null;
}

/** From the worker. */
export type PrintReport = { kind: "done" } | { kind: "failed"; detail: string };

export const PDF_FILE = "page.pdf";
