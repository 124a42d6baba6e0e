import type { DetailedError, Upload } from "tus-js-client";
import type { ApiClient } from "../client/client.ts";
import { isApiError } from "../client/errors.ts";
import {
  completeUpload,
  discardUpload,
  UPLOAD_CHUNK_BYTES,
  UPLOAD_PATH,
} from "../contract/objects/uploads.ts";
import type { ReadyUpload } from "../entities/support/uploads.ts";
import { LANGUAGE_TAGS, type Language, type UploadPurpose } from "../entities/tables.ts";
import { errorCodeOf } from "../errors/codes.ts";
import { UPLOAD_MESSAGES } from "../errors/uploads.ts";
import { UploadError } from "./errors.ts";
import { sha256Of } from "./hash.ts";
import { blobReader } from "./node-reader.ts";

/** How far an upload is. `reading` computes the file's hash, `checking` waits for the server to compare it. */
export interface UploadProgress {
  phase: "reading" | "sending" | "checking";
  /** Bytes. */
  done: number;
  total: number;
}

export interface UploadOptions {
  purpose: UploadPurpose;
  /** For the calls that end an upload. Their failures are told here alone. */
  client: ApiClient;
  getToken: () => string | null;
  getLanguage: () => Language;
  /** Origin of the server without a trailing slash; default: the page's own. */
  baseUrl?: string;
  onProgress?: (progress: UploadProgress) => void;
  /** Milliseconds before each new try after a failure of the network. */
  retryDelays?: number[];
}

export interface FileUpload {
  /** Sends what has not been sent. Rejects with an UploadError; calling it again goes on where it stood. */
  send(): Promise<ReadyUpload>;
  /** Stops: `send` rejects, and can go on later. */
  stop(): void;
  /** Throws away what has been sent. */
  discard(): Promise<void>;
}

const RETRY_DELAYS = [0, 1000, 3000, 5000];

/** The words of a refusal in a tus answer; null where the answer has none. */
function refusalIn(error: Error): { message: string; code: number } | null {
  const body = "originalResponse" in error ? (error as DetailedError).originalResponse?.getBody() : undefined;
  try {
    const { code, message } = JSON.parse(body ?? "") as { code?: unknown; message?: unknown };
    return typeof code === "number" && typeof message === "string" ? { code, message } : null;
  } catch {
    return null;
  }
}

/** A resumable upload of a file of up to 4 GB. The protocol's own code is fetched when it is first used. */
export function createUpload(file: File, options: UploadOptions): FileUpload {
  let sha256: string | undefined;
  let upload: Upload | undefined;
  let stop = new AbortController();

  const tell = (phase: UploadProgress["phase"], done: number) =>
    options.onProgress?.({ phase, done, total: file.size });

  const failed = (because: "stopped" | "failed", cause?: unknown) =>
    new UploadError(UPLOAD_MESSAGES[`upload.${because}`][options.getLanguage()], because, { cause });

  async function prepare(): Promise<Upload> {
    sha256 ??= await sha256Of(file, { signal: stop.signal, onProgress: (read) => tell("reading", read) });
    const { Upload } = await import("tus-js-client");
    const made = new Upload(file, {
      endpoint: `${options.baseUrl ?? ""}${UPLOAD_PATH}`,
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: options.retryDelays ?? RETRY_DELAYS,
      metadata: { filename: file.name, purpose: options.purpose, sha256 },
      ...blobReader(),
      onBeforeRequest(request) {
        const token = options.getToken();
        if (token !== null) request.setHeader("authorization", `Bearer ${token}`);
        request.setHeader("accept-language", LANGUAGE_TAGS[options.getLanguage()]);
      },
      onProgress: (sent) => tell("sending", sent),
    });
    const [known] = await notesOf(made);
    if (known) made.resumeFromPreviousUpload(known);
    return made;
  }

  /** What the browser keeps of this file beyond a reload of the page; one that changed since has another hash. */
  const notesOf = async (of: Upload) => {
    const all = await of.findPreviousUploads();
    return all.filter(({ metadata }) => metadata.sha256 === sha256 && metadata.purpose === options.purpose);
  };

  /** Once it is checked, or not wanted: until then even a whole file need not be sent again. */
  async function forget(sent: Upload): Promise<void> {
    for (const { urlStorageKey } of await notesOf(sent))
      await sent.options.urlStorage?.removeUpload(urlStorageKey);
  }

  const transfer = (sending: Upload) =>
    new Promise<void>((resolve, reject) => {
      sending.options.onSuccess = () => resolve();
      sending.options.onError = reject;
      stop.signal.addEventListener("abort", () => {
        sending.abort().then(() => reject(stop.signal.reason), reject);
      });
      stop.signal.throwIfAborted();
      sending.start();
    });

  const idOf = (sent: Upload | undefined) => sent?.url?.split("/").at(-1);

  return {
    async send() {
      stop = new AbortController();
      try {
        upload ??= await prepare();
        await transfer(upload);
        tell("checking", file.size);
        const id = idOf(upload) ?? "";
        const ready = await options.client.call(completeUpload, { id }, { quiet: true, signal: stop.signal });
        await forget(upload);
        return ready;
      } catch (cause) {
        if (stop.signal.aborted) throw failed("stopped", cause);
        if (isApiError(cause)) throw new UploadError(cause.message, "refused", { key: cause.key, cause });
        const refusal = cause instanceof Error ? refusalIn(cause) : null;
        if (!refusal) throw failed("failed", cause);
        throw new UploadError(refusal.message, "refused", { key: errorCodeOf(refusal.code), cause });
      }
    },
    stop: () => stop.abort(),
    async discard() {
      stop.abort();
      const [sent, id] = [upload, idOf(upload)];
      upload = undefined;
      if (sent) await forget(sent);
      if (id) await options.client.call(discardUpload, { id }, { quiet: true });
    },
  };
}
