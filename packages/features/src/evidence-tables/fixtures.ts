import type { checkEvidenceTable, listTableSamples, ReplyOf } from "@candor/api/contract";
import { fromEngine } from "./config.ts";
import type { Entry } from "./queries.ts";
import { ENGINE_TABLE } from "./samples.ts";

export const ENTRY: Entry = {
  id: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
  key: "flows",
  enable: true,
  revision: 3,
  updated_at: "2026-11-18T14:20:00.000Z",
  updated_by: "He Ting",
  data: { ...fromEngine(ENGINE_TABLE), title: { en: "Cross-border data flow", cn: "个人信息跨境流向" } },
  draft: null,
};

export const SAMPLES: ReplyOf<typeof listTableSamples> = {
  scans: [
    { report_id: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", number: 20004, object_name: "shop.example.com" },
  ],
  report_id: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
  tables: [{ from: "cross_border", table: ENGINE_TABLE }],
};

export const NO_IMPACT: ReplyOf<typeof checkEvidenceTable> = {
  templates: ["flows-card"],
  results: 12,
  breaks: [],
};
