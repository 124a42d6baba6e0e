import type { EvidenceTable, Screenshot, TableColumnType, TableLayout } from "@candor/api/entities";

const say = (en: string, cn: string) => ({ en, cn });

const picture = (fill: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 784" width="1280" height="784"><rect width="1280" height="784" fill="#eef1f0"/><rect width="1280" height="72" fill="#d7dcda"/><rect y="592" width="1280" height="192" fill="${fill}"/><text x="56" y="690" font-family="sans-serif" font-size="36" fill="#fff">${words}</text></svg>`,
  )}`;

/** Cookies, with every kind of column. */
export const COOKIES: EvidenceTable = {
  id: "cookies",
  title: say("Cookies", "Cookie"),
  columns: [
    { key: "name", label: say("Cookie", "Cookie"), type: "mono" },
    { key: "owner", label: say("Set by", "设置方"), type: "text" },
    { key: "purpose", label: say("Purpose", "用途"), type: "tag" },
    { key: "region", label: say("Region", "国家或地区"), type: "region" },
    { key: "lifetime", label: say("Lifetime", "有效期"), type: "duration" },
    { key: "size", label: say("Bytes", "字节"), type: "number" },
  ],
  rows: [
    {
      name: "_adr_uid",
      owner: "AdReach",
      purpose: "Advertising",
      region: "US",
      lifetime: 34_128_000_000,
      size: 1284,
    },
    {
      name: "_adr_seg",
      owner: "AdReach",
      purpose: "Advertising",
      region: "US",
      lifetime: 34_128_000_000,
      size: 64,
    },
    {
      name: "px_match",
      owner: "Pixelbox",
      purpose: "Retargeting",
      region: "EU",
      lifetime: 15_552_000_000,
      size: 36,
    },
    { name: "_mly_cid", owner: "Metricly", purpose: null, region: "CN", lifetime: null, size: 36 },
  ],
  total: 4,
};

/** Requests: long addresses, more seen than stored. */
export const REQUESTS: EvidenceTable = {
  id: "requests",
  title: say("Requests", "请求"),
  columns: [
    { key: "url", label: say("Address", "地址"), type: "url" },
    { key: "at", label: say("Sent at", "发送时间"), type: "duration" },
  ],
  rows: Array.from({ length: 30 }, (_, index) => ({
    url: `https://cdn.adreach.example/v4/collect?visitor=7f0c${index}e1&page=${"shop/".repeat(index % 9)}`,
    at: 400 + index * 100,
  })),
  total: 1284,
};

export const SCREENSHOTS: Screenshot[] = [
  {
    id: "3a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
    caption: say("Banner visible, no choice made", "弹窗可见，尚未作出选择"),
    url: picture("#1f2d5c", "We value your privacy"),
    width: 1280,
    height: 784,
  },
  {
    id: "3a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    caption: say("After reload, nothing chosen", "重新加载后，仍未选择"),
    url: picture("#5f6563", "Reject all · Accept all"),
    width: 1280,
    height: 784,
  },
];

export const FIX_STEPS = {
  en: [
    "Block the tag `adreach.js` until the consent signal `ad_storage` is granted. Load it from the consent callback, not from the page head.",
    "Set the tag manager’s default consent state to **denied** before any other script runs.",
    "Delete cookies that were set without consent when a visitor chooses “Reject all”.",
    "Publish a new banner version and start a new assessment.",
  ],
  cn: [
    "在获得同意信号 `ad_storage` 之前阻止标签 `adreach.js`。从同意回调中加载，不要放在页面头部。",
    "在其他脚本运行之前，将标签管理器的默认同意状态设为 **denied**。",
    "访客选择“全部拒绝”时，删除未经同意设置的 Cookie。",
    "发布新的弹窗版本并重新评估。",
  ],
};

type LayoutColumn = TableLayout["columns"][number];

/** A configured column; what is not said is off. */
export const column = (
  key: string,
  type: TableColumnType,
  title: LayoutColumn["title"],
  rest: Partial<LayoutColumn> = {},
): LayoutColumn => ({
  key,
  type,
  title,
  group_merge: "none",
  owner_tab_id: null,
  help: say("", ""),
  filterable: false,
  editable: false,
  sortable: false,
  hidden_when_empty_in_table: false,
  hidden_when_empty_in_detail: false,
  positions: ["table", "detail", "export"],
  ...rest,
});

/** What staff configured of a table; what is not said is none. */
export const layout = (columns: LayoutColumn[], rest: Partial<TableLayout> = {}): TableLayout => ({
  title: say("What was sent", "发送的内容"),
  sub_title: say("", ""),
  tabs: [],
  unique_keys: columns.slice(0, 1).map(({ key }) => key),
  groups: [],
  columns,
  label_color: {},
  label_sort: {},
  max_lines: 2,
  ...rest,
});

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const STACK = JSON.stringify({
  stack: {
    callFrames: [
      {
        functionName: "send",
        url: "https://cdn.adreach.example/v4/adreach.js",
        lineNumber: 41,
        columnNumber: 7,
      },
      { functionName: "", url: "https://www.linden-shop.example/app.js", lineNumber: 9, columnNumber: 0 },
    ],
  },
});

/** One row of each of the sixteen types of columns. */
export const TYPES: EvidenceTable = {
  id: "types",
  title: say("Types", "类型"),
  columns: [],
  rows: [
    {
      c_text: "Sent before any choice",
      c_region: "US CN",
      c_image: PIXEL,
      c_provider: "AdReach",
      c_single: "high",
      c_input: "password",
      c_flow_s3: JSON.stringify([{ method: "POST", url: "https://cdn.adreach.example/sync", status: 204 }]),
      c_collect: JSON.stringify([{ key: "em", value: "ma••••le", encryption: "e_hashed" }]),
      c_number: 1284,
      c_multi: '["email","phone"]',
      c_file: "HTTP/1.1 204 No Content\nset-cookie: _adr_uid=7f••e1",
      c_list: "adv, social, video, maps, chat",
      c_initiator: STACK,
      c_markdown: "Seen **twice**; see [the page](https://elsewhere.example/). <script>alert(1)</script>",
      c_flow_url: "/files/flow-1.json",
      c_stack_url: JSON.stringify(["send (https://cdn.adreach.example/v4/adreach.js:42:8)"]),
    },
  ],
  total: 1,
  layout: layout(
    [
      column("c_text", "text", say("Text", "文本"), {
        help: say("In the reader's words.", "以读者的语言表述。"),
      }),
      column("c_region", "region", say("Region", "国家或地区")),
      column("c_image", "image", say("Picture", "图片")),
      column("c_provider", "provider", say("Vendor", "供应商")),
      column("c_single", "single_tag", say("Sensitivity", "敏感程度")),
      column("c_input", "input_type", say("Input", "输入类型")),
      column("c_flow_s3", "flow_file_s3", say("Traffic", "流量")),
      column("c_collect", "flow_collect_data_json", say("Collected data", "收集的数据")),
      column("c_number", "number", say("Requests", "请求数")),
      column("c_multi", "multi_tag", say("Personal data", "个人信息")),
      column("c_file", "text_file_s3", say("Reply", "响应")),
      column("c_list", "tag_list", say("Topics", "主题")),
      column("c_initiator", "chrome_initiator_s3", say("Asked by", "发起者")),
      column("c_markdown", "markdown", say("Note", "备注")),
      column("c_flow_url", "flow_file_url", say("Recorded traffic", "录制的流量")),
      column("c_stack_url", "stack_url", say("Call stack", "调用栈")),
    ],
    { label_color: { c_single: { high: "plum" }, c_multi: { email: "cyan", phone: "amber" } } },
  ),
};

const FLOW_ROWS = [
  ["Metricly Inc.", "collect.metricly.example", "US", "high", 288],
  ["Metricly Inc.", "collect.metricly.example", "JP", "medium", 124],
  ["AdReach LLC", "api.adreach.example", "US", "medium", 61],
  ["AdReach LLC", "cdn.adreach.example", "US", "medium", 35],
  ["Cloudrange Pte. Ltd.", "oss-ap.cloudrange.example", "SG", "high", 12],
] as const;

/** Rows in groups inside groups, with sums and counts, in two tabs, with an order of labels of staff's own. */
export const GROUPED: EvidenceTable = {
  id: "flows",
  title: say("Flows", "数据流向"),
  columns: [],
  rows: FLOW_ROWS.map(([vendor, host, region, level, requests]) => ({
    vendor,
    host,
    region,
    level,
    requests,
    remark: null,
    note: vendor === "AdReach LLC" ? "Named in the policy" : null,
  })),
  total: FLOW_ROWS.length,
  layout: layout(
    [
      column("host", "text", say("Host", "主机"), { positions: ["table", "export"] }),
      column("vendor", "provider", say("Vendor", "供应商"), { positions: ["detail", "export"] }),
      column("region", "region", say("Recipient", "接收方"), { owner_tab_id: "region", filterable: true }),
      column("level", "single_tag", say("Sensitivity", "敏感程度"), {
        filterable: true,
        sortable: true,
        group_merge: "count",
      }),
      column("requests", "number", say("Requests", "请求数"), { sortable: true, group_merge: "sum" }),
      column("remark", "text", say("Remark", "附注"), { hidden_when_empty_in_table: true }),
      column("note", "text", say("Note", "备注"), {
        positions: ["detail"],
        hidden_when_empty_in_detail: true,
      }),
    ],
    {
      title: say("Cross-border data flow", "个人信息跨境流向"),
      tabs: [
        { id: "vendor", name: say("By vendor", "按供应商") },
        { id: "region", name: say("By region", "按国家或地区") },
      ],
      unique_keys: ["host", "region"],
      groups: [
        { root_key: "vendor", group_title_key: "vendor", sub_key: "host" },
        { root_key: "host", group_title_key: "host", sub_key: "region" },
      ],
      label_color: { level: { high: "plum", medium: "yellow" } },
      label_sort: { level: ["high", "medium", "low"] },
    },
  ),
};
