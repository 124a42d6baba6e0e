import type { ObjectVersion } from "@candor/api/contract";
import type { PublishedScan } from "../results/published-scans.ts";

export const toVersion = (row: PublishedScan): ObjectVersion => ({
  assessment_id: row.assessment_id,
  scan_id: row.id,
  number: row.number,
  published_at: row.publishedAt.toISOString(),
  object_version_name: row.object_version,
});
