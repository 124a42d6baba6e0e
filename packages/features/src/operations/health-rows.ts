import type { Health, HealthPart, HealthState } from "@candor/api/contract";
import { fileSize } from "@candor/ui/forms";
import type { Formatters } from "../platform/index.ts";

/** What is told of a part. */
export type HealthFact =
  | "kind"
  | "version"
  | "size"
  | "latency"
  | "files"
  | "waiting"
  | "running"
  | "failedJobs"
  | "failedVisits"
  | "oldest"
  | "server"
  | "undelivered"
  | "lastSent"
  | "free"
  | "total";

/** Values that have a word in each language. */
export type HealthWord = "embedded" | "postgres" | "set" | "notSet" | "none";

export interface HealthRow {
  id: HealthFact;
  value: string | { word: HealthWord };
}

const UNKNOWN = "–";

const bytes = (value: number | null) => (value === null ? UNKNOWN : fileSize(value));

/** The facts of one part, in the order in which they are read. */
export function healthRows(
  part: HealthPart,
  { database, storage, browser, queue, mail, disk }: Health,
  { count, dateTime }: Formatters,
): HealthRow[] {
  const number = (value: number | null) => (value === null ? UNKNOWN : count(value));
  const time = (value: number | null) => (value === null ? UNKNOWN : `${count(value)} ms`);
  /** A part that failed has told nothing: that is not "none". */
  const when = ({ state }: { state: HealthState }, value: string | null) => {
    if (value !== null) return dateTime(value);
    return state === "failed" ? UNKNOWN : { word: "none" as const };
  };
  const rows: Record<HealthPart, HealthRow[]> = {
    database: [
      { id: "kind", value: { word: database.kind } },
      { id: "version", value: database.version ?? UNKNOWN },
      { id: "size", value: bytes(database.size) },
      { id: "latency", value: time(database.latency) },
    ],
    storage: [
      { id: "files", value: number(storage.files) },
      { id: "size", value: bytes(storage.size) },
      { id: "latency", value: time(storage.latency) },
    ],
    browser: [{ id: "version", value: browser.version ?? UNKNOWN }],
    queue: [
      { id: "waiting", value: number(queue.waiting) },
      { id: "running", value: number(queue.running) },
      { id: "failedJobs", value: number(queue.failed) },
      { id: "failedVisits", value: number(queue.failed_visits) },
      { id: "oldest", value: when(queue, queue.oldest) },
    ],
    mail: [
      { id: "server", value: { word: mail.server ? "set" : "notSet" } },
      { id: "undelivered", value: number(mail.undelivered) },
      { id: "lastSent", value: when(mail, mail.last_sent) },
    ],
    disk: [
      { id: "free", value: bytes(disk.free) },
      { id: "total", value: bytes(disk.total) },
    ],
  };
  return rows[part];
}
