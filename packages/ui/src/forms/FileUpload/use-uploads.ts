import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FileLimits, type FileRejection, rejectionOf } from "./files.ts";

/** Where a file is on its way. */
export const uploadStates = ["waiting", "uploading", "stopped", "failed", "done", "refused"] as const;
export type UploadState = (typeof uploadStates)[number];

/** One file of a `FileUpload`. */
export interface UploadItem {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that have arrived. */
  sent: number;
  state: UploadState;
  /** Why a refused file is not taken. */
  refusal?: FileRejection;
  /** What the transport threw for a failed one. */
  error?: unknown;
}

/** What `FileUpload` draws and calls; `useUploads` makes one from a transport. */
export interface UploadController {
  items: readonly UploadItem[];
  limits: FileLimits;
  multiple: boolean;
  add: (files: readonly File[]) => void;
  /** Stops a file; what has arrived stays where the transport can go on from it. */
  stop: (id: string) => void;
  /** Goes on with a stopped or failed file. */
  resume: (id: string) => void;
  remove: (id: string) => void;
}

/**
 * Carries one file. Rejects when it cannot go on; called again with the same `File`, it goes on where it was, or
 * starts anew if it cannot. An abort of the signal stops it.
 */
export type UploadTransport<R> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<R>;

export interface UploadOptions<R> extends FileLimits {
  send: UploadTransport<R>;
  /** Called once a whole file has arrived. */
  onDone?: (file: File, result: R) => void;
  /** Called when a file that had arrived is taken out again. */
  onRemove?: (file: File) => void;
  /** Several files, each on its own. Default false: a new file takes the place of the one before. */
  multiple?: boolean;
  /** How many are carried at the same time. Default 2. */
  parallel?: number;
}

let made = 0;

/** An id on this page. `crypto.randomUUID` is missing on plain http beyond loopback. */
const newId = (): string => `file-${++made}`;

/** Carries files through a transport: a few at a time, each with its progress, stop, resume and failure. */
export function useUploads<R>(options: UploadOptions<R>): UploadController {
  const { accept, maxSize, multiple = false, parallel = 2 } = options;
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const change = useCallback((id: string, part: Partial<UploadItem>) => {
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }, []);

  const abort = useCallback((id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  }, []);

  const start = useCallback(
    async (id: string, file: File) => {
      const own = new AbortController();
      running.current.set(id, own);
      // A stopped upload may still report: what it says no longer counts.
      const tell = (part: Partial<UploadItem>) => running.current.get(id) === own && change(id, part);
      try {
        tell({ state: "uploading", error: undefined });
        const onProgress = (sent: number) => tell({ sent });
        const result = await latest.current.send(file, { signal: own.signal, onProgress });
        if (tell({ state: "done", sent: file.size }) === false) return;
        running.current.delete(id);
        latest.current.onDone?.(file, result);
      } catch (error) {
        tell({ state: "failed", error });
        if (running.current.get(id) === own) running.current.delete(id);
      }
    },
    [change],
  );

  useEffect(() => {
    const free = parallel - running.current.size;
    const next = items.filter(({ id, state }) => state === "waiting" && !running.current.has(id));
    for (const { id } of next.slice(0, Math.max(0, free))) {
      const file = files.current.get(id);
      if (file) void start(id, file);
    }
  }, [items, parallel, start]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
      all.clear();
    };
  }, []);

  return useMemo(
    () => ({
      items,
      limits: { accept, maxSize },
      multiple,
      add(chosen) {
        const taken = multiple ? chosen : chosen.slice(0, 1);
        if (taken.length === 0) return;
        const added = taken.map((file): UploadItem => {
          const id = newId();
          const refusal = rejectionOf(file, { accept, maxSize });
          files.current.set(id, file);
          const { name, size } = file;
          return {
            id,
            name,
            size,
            sent: 0,
            ...(refusal ? { state: "refused", refusal } : { state: "waiting" }),
          };
        });
        if (!multiple) for (const { id } of items) abort(id);
        setItems((now) => (multiple ? [...now, ...added] : added));
      },
      stop(id) {
        abort(id);
        change(id, { state: "stopped" });
      },
      resume: (id) => change(id, { state: "waiting" }),
      remove(id) {
        abort(id);
        const file = files.current.get(id);
        const done = items.find((item) => item.id === id)?.state === "done";
        files.current.delete(id);
        setItems((now) => now.filter((item) => item.id !== id));
        if (file && done) latest.current.onRemove?.(file);
      },
    }),
    [items, accept, maxSize, multiple, abort, change],
  );
}
