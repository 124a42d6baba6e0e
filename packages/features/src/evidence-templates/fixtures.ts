import type { ReplyOf, templateImpact, templateSamples } from "@candor/api/contract";
import type { EvidenceTemplate, TemplateVersion } from "@candor/api/entities";
import { newContent } from "./content.ts";

const say = (en: string, cn: string) => ({ en, cn });

const IDS = {
  template: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e21",
  draft: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e22",
  published: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e23",
  retired: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e24",
  scan: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
};
const AT = "2026-11-18T14:20:00.000Z";

export const VERSION: TemplateVersion = {
  id: IDS.draft,
  template_id: IDS.template,
  number: 3,
  state: "draft",
  revision: 2,
  content: {
    ...newContent(say("{{total}} recipients", "{{total}} 个接收方")),
    variables: [{ name: "host", level: "row", type: "text", note: "" }],
    format: say("{{upper host}} receives data.", "{{host}} 接收数据。"),
  },
  note: "",
  updated_at: AT,
  updated_by: "He Ting",
  published_at: null,
};

export const TEMPLATE: EvidenceTemplate = {
  id: IDS.template,
  key: "recipients",
  type: "composite",
  note: "For transfers",
  enable: true,
  title: VERSION.content.title,
  versions: [
    { id: IDS.draft, number: 3, state: "draft", note: "", updated_at: AT, published_at: null },
    { id: IDS.published, number: 2, state: "published", note: "", updated_at: AT, published_at: AT },
    { id: IDS.retired, number: 1, state: "retired", note: "First", updated_at: AT, published_at: AT },
  ],
  updated_at: AT,
  updated_by: "He Ting",
};

export const SAMPLES: ReplyOf<typeof templateSamples> = {
  scans: [{ report_id: IDS.scan, number: 20004, object_name: "shop.example.com" }],
  report_id: IDS.scan,
  tables: [
    {
      from: "web.xborder.no-adequacy",
      table: {
        id: "flows",
        title: say("Flows", "数据流向"),
        columns: [{ key: "host", label: say("Host", "主机"), type: "mono" }],
        rows: [{ host: "collect.metricly.example" }, { host: "<b>cdn</b>.adreach.example" }],
        total: 2,
      },
    },
  ],
};

export const NO_BREAKS: ReplyOf<typeof templateImpact> = {
  detections: ["web.xborder.no-adequacy"],
  templates: [],
  results: 4,
  breaks: [],
};
