import type { ReactNode } from "react";
import type { FileRejection } from "./files.ts";
import type { UploadItem } from "./use-uploads.ts";

/** Words of a `FileUpload`; figures come in already formatted. */
export interface FileUploadWords {
  /** The part of the zone's sentence that looks like a link: "Choose a package". */
  choose: ReactNode;
  /** The rest of it: "or drop it here". */
  drop: ReactNode;
  /** What is taken: ".apk or .ipa, up to 1 GB". */
  limit?: ReactNode;
  /** "41.0 of 66.1 MB · 62%" */
  progress: (item: UploadItem) => string;
  /** "Stopped at 38%" */
  stopped: (item: UploadItem) => string;
  waiting: string;
  /** "66.1 MB" */
  size: (bytes: number) => string;
  /** Read aloud when a file has arrived. */
  done: (name: string) => string;
  /** The cause and what to do: "Upload failed at 38%. Check the network." */
  failed: (item: UploadItem) => ReactNode;
  refused: Record<FileRejection, ReactNode>;
  retry: string;
  resume: string;
  /** Name of the button that stops a file. */
  stop: (name: string) => string;
  /** Name of the button that takes a file out. */
  remove: (name: string) => string;
}
