import type { Entry } from "../config-editor/index.ts";
import type { ImportPlan } from "./components/ImportDialog.tsx";
import type { Detection } from "./queries.ts";

const say = (en: string, cn: string) => ({ en, cn });

export const ENTRY: Entry<Detection> = {
  id: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e11",
  key: "web.tls.https",
  enable: true,
  revision: 3,
  updated_at: "2026-11-18T14:20:00.000Z",
  updated_by: "He Ting",
  data: {
    scenario_category: say("Websites", "网站"),
    scenario: say("Security", "安全"),
    check_category: say("Encryption", "加密"),
    sort_in_category: 1,
    hidden: false,
    severity: "critical",
    how_to_detect: say("Open the site over HTTP.", "以 HTTP 打开网站。"),
    frameworks: ["gdpr", "pipl"],
    asset_types: ["website"],
    titles: {
      plain: say("Encrypted connections", "加密连接"),
      positive: say("Every connection is encrypted", "所有连接均已加密"),
      negative: say("Data travels in the clear", "数据以明文传输"),
    },
    explain: say("Anyone on the way can read along.", "途中的任何人都可以读取。"),
    how_to_fix: say("Switch HTTPS on.\nRedirect HTTP to it.", "启用 HTTPS。\n将 HTTP 跳转到 HTTPS。"),
    what_is_wrong: say("The site answers over HTTP.", "网站以 HTTP 应答。"),
    evidence_template: null,
  },
  draft: null,
};

export const PLAN: ImportPlan = {
  digest: "0".repeat(64),
  rows: 3,
  unchanged: 1,
  changes: [
    {
      row: 2,
      id: "web.tls.https",
      kind: "changed",
      cells: [{ column: "title_en", before: "Encrypted connections", after: "Encryption" }],
    },
    { row: 3, id: "new.check", kind: "added", cells: [{ column: "title_en", before: "", after: "New" }] },
  ],
  problems: [],
  done: false,
};
