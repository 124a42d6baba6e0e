import type { EvidenceTable } from "@candor/api/entities";

const say = (en: string, cn: string) => ({ en, cn });

/** A table as the engine brings it. */
export const ENGINE_TABLE: EvidenceTable = {
  id: "flows",
  title: say("Flows by recipient", "按接收方列出的数据流向"),
  columns: [
    { key: "host", label: say("Host", "主机"), type: "mono" },
    {
      key: "level",
      label: say("Sensitivity level", "敏感程度"),
      type: "tag",
      labels: { sens_high: say("High", "高"), sens_low: say("Low", "低") },
    },
  ],
  rows: [
    { host: "collect.metricly.example", level: "sens_high" },
    { host: "cdn.adreach.example", level: "sens_low" },
  ],
  total: 2,
};
