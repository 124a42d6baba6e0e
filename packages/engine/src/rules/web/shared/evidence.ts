import { labels } from "../../../catalogue/labels.ts";
import type { Bilingual, EvidenceColumn, EvidenceTable } from "../../types.ts";

/** Rows a stored table keeps. */
const MAX_ROWS = 200;
/** The table of what came instead, where something is missing: what it holds was not judged. */
export const PROOF_OF_ABSENCE = "received";
/** Rows of a table that is read from the facts each time, and stored nowhere. */
export const VIEW_ROWS = 5000;

/** Every column a rule may show, by its key: its title in English and in Chinese, and its type. */
export const COLUMNS = {
  host: ["Host", "主机", "mono"],
  owner: ["Owner", "所有者", "provider"],
  category: ["Category", "类别", "tag"],
  hq: ["Head office", "总部所在地", "region"],
  ipRegion: ["Address located in (estimate)", "IP 所在地（估计）", "region"],
  status: ["Verdict", "判定", "tag"],
  requests: ["Requests", "请求数", "number"],
  declared_in: ["Declared in the policy", "政策中是否声明", "tag"],
  asked: ["Asked for in forms", "表单中收集", "number"],
  sent: ["Sent to third parties", "发送给第三方", "number"],
  items: ["Data items", "数据项", "number"],
  atMs: ["Seen at", "出现时间", "duration"],
  cookie: ["Cookie", "Cookie", "mono"],
  domain: ["Domain", "域名", "mono"],
  purpose: ["Purpose", "用途", "tag"],
  lifetimeMs: ["Lifetime", "有效期", "duration"],
  setBy: ["Set by", "设置者", "url"],
  missing: ["Missing", "缺少", "text"],
  key: ["Key", "键", "mono"],
  sentTo: ["Sent to", "发送给", "mono"],
  initiator: ["Asked by", "发起者", "url"],
  chain: ["Chain of initiators", "发起链", "mono"],
  inBase: ["Requests before a choice", "选择之前的请求数", "number"],
  inReject: ["Requests after “Reject”", "点击“拒绝”之后的请求数", "number"],
  inGpc: ["Requests with GPC", "启用 GPC 时的请求数", "number"],
  inAccept: ["Requests after “Accept”", "点击“接受”之后的请求数", "number"],
  quote: ["Words found", "找到的语句", "text"],
  signals: ["Consent signals", "同意信号", "mono"],
  library: ["Library", "程序库", "text"],
  version: ["Version", "版本", "mono"],
  fixedIn: ["Fixed in", "修复版本", "mono"],
  advisory: ["Advisory", "安全公告", "mono"],
  width: ["Width (px)", "宽度（像素）", "number"],
  height: ["Height (px)", "高度（像素）", "number"],
  contrast: ["Contrast", "对比度", "number"],
  checked: ["Ticked", "已勾选", "tag"],
  disguise: ["Told by", "识别方式", "tag"],
  kind: ["Kind", "类型", "tag"],
  origin: ["Origin", "源", "mono"],
  url: ["Address", "地址", "url"],
  policyText: ["Policy as read", "读取到的政策", "text_file_s3"],
  page: ["Page", "页面", "url"],
  method: ["Method", "方法", "mono"],
  fields: ["Fields", "字段", "text"],
  problem: ["Problem", "问题", "text"],
  header: ["Header", "标头", "mono"],
  value: ["Value", "值", "mono"],
  directive: ["Directive", "指令", "mono"],
  section: ["Section", "章节", "text"],
  found: ["Found", "结果", "tag"],
  text: ["Text", "文字", "text"],
  httpStatus: ["Status", "状态码", "number"],
  layer: ["Layer", "层", "number"],
  script: ["Script", "脚本", "url"],
  events: ["Events", "事件", "text"],
  type: ["Type", "类型", "tag"],
  field: ["Field", "项目", "text"],
  phase: ["Phase", "阶段", "tag"],
  declared: ["Named in the policy", "政策中已列明", "tag"],
  territory: ["Source region", "来源地区", "region"],
  path: ["Path", "路径", "mono"],
  sensitivity: ["Sensitivity level", "敏感程度", "tag"],
  personalData: ["Personal data details", "个人信息详情", "tag"],
  behaviour: ["Collection behaviour", "收集行为", "tag"],
  explanation: ["Explanation", "说明", "tag"],
  location: ["Detected in", "检测位置", "tag"],
  logic: ["Detected by", "检测逻辑", "tag"],
  encryption: ["Encryption type", "加密方式", "tag"],
  raw: ["Raw value", "原始值", "mono"],
  before: ["Requests before", "操作前请求数", "number"],
  after: ["Requests after", "操作后请求数", "number"],
} as const satisfies Record<string, readonly [string, string, EvidenceColumn["type"]]>;

export type ColumnKey = keyof typeof COLUMNS;

type Cell = string | number | null;

interface TableOptions<Key extends ColumnKey> {
  /** Rows kept, the first ones; default 200. */
  most?: number | undefined;
  /** Titles of columns that are called otherwise in this table. */
  titles?: Partial<Record<Key, Bilingual>>;
}

/** An evidence table with the named columns; keeps the first rows and says how many there were. */
export function table<Key extends ColumnKey>(
  id: string,
  title: Bilingual,
  columns: readonly Key[],
  rows: readonly Record<Key, Cell>[],
  { most = MAX_ROWS, titles = {} }: TableOptions<Key> = {},
): EvidenceTable {
  const kept = rows.slice(0, most);
  return {
    id,
    title,
    columns: columns.map((key) => {
      const own = titles[key];
      return { ...column(key, kept), ...(own && { label: own }) };
    }),
    rows: kept.map((row) => Object.fromEntries(columns.map((key) => [key, row[key]]))),
    total: rows.length,
  };
}

function column<Key extends ColumnKey>(key: Key, rows: readonly Record<Key, Cell>[]): EvidenceColumn {
  const [en, cn, type] = COLUMNS[key];
  const words: Record<string, Bilingual> = {};
  if (type === "tag" || type === "text") {
    for (const row of rows) {
      const cell = row[key];
      if (typeof cell !== "string") continue;
      // Several codes in one cell have words each for itself too: a reader filters by one of them.
      for (const code of type === "tag" ? new Set([cell, ...cell.split(" ")]) : [cell]) {
        const word = Object.hasOwn(words, code) ? undefined : wordOf(code, type === "tag");
        if (word) words[code] = word;
      }
    }
  }
  return { key, label: { en, cn }, type, ...(Object.keys(words).length > 0 && { labels: words }) };
}

/** Words of a code; in a tag, of several codes with blanks between. */
function wordOf(cell: string, several: boolean): Bilingual | undefined {
  const codes = several ? cell.split(" ") : [cell];
  const words = codes.flatMap((code) => (Object.hasOwn(labels, code) ? (labels[code] ?? []) : []));
  if (words.length < codes.length) return undefined;
  return { en: words.map(({ en }) => en).join(", "), cn: words.map(({ cn }) => cn).join("、") };
}
