// Invented recipients that stories and tests share.
import * as en from "../../words/en.ts";
import type { FlowLink, FlowRecipient, FlowSource } from "./layout.ts";

export const sources: FlowSource[] = [
  { id: "account", label: "Account", note: "Name, email, phone" },
  { id: "order", label: "Order & payment", note: "Items, amount, last 4 digits" },
  { id: "location", label: "Location", note: "City, precise position" },
  { id: "device", label: "Device & browser", note: "IP, model, user agent" },
  { id: "behaviour", label: "Behaviour", note: "Pages, clicks, search terms" },
  { id: "advertising", label: "Advertising ID", note: "Cookie ID, IDFA/GAID" },
];

export const recipients: FlowRecipient[] = [
  { id: "m", label: "Metricly Inc.", purpose: "Analytics", note: "No separate consent", status: "critical" },
  {
    id: "a",
    label: "AdReach LLC",
    purpose: "Advertising",
    note: "Shared before consent",
    status: "critical",
  },
  { id: "x", label: "Pixelbox GmbH", purpose: "Retargeting", note: "Not named in policy", status: "medium" },
  { id: "p", label: "Payline AG", purpose: "Payment", status: "passed" },
  { id: "r", label: "Postroom Ltd.", purpose: "Email delivery", status: "passed" },
  {
    id: "h",
    label: "Helpline Pvt. Ltd.",
    purpose: "Support desk",
    note: "DPA to be confirmed",
    status: "uncertain",
  },
  { id: "c", label: "Cloudrange Pte. Ltd.", purpose: "Hosting backup", status: "passed" },
];

const amounts: Record<string, Record<string, number>> = {
  account: { p: 2, r: 3, h: 2, c: 2 },
  order: { p: 5, m: 1, h: 1 },
  location: { m: 2, a: 1, c: 1 },
  device: { m: 5, a: 4, x: 3, p: 1, h: 1 },
  behaviour: { m: 10, a: 3, x: 4, r: 1 },
  advertising: { m: 1, a: 4, x: 1 },
};

export const links: FlowLink[] = Object.entries(amounts).flatMap(([source, gets]) =>
  Object.entries(gets).map(([recipient, items]) => ({ source, recipient, items })),
);

const makers = ["Alder", "Birch", "Cedar", "Dune", "Ember", "Fjord", "Grove", "Harbour"];
const trades = [
  ["Analytics", "Analytics"],
  ["Ads", "Advertising"],
  ["Pay", "Payment"],
  ["Mail", "Email delivery"],
  ["Desk", "Support desk"],
] as const;

/** As many recipients as asked for, each with a few links. */
export function manyRecipients(count: number): { recipients: FlowRecipient[]; links: FlowLink[] } {
  const statuses = ["critical", "medium", "low", "potential", "uncertain", "passed"] as const;
  const made = Array.from({ length: count }, (_, index) => {
    const [trade, purpose] = trades[index % trades.length] ?? trades[0];
    return {
      id: `${index}`,
      label: `${makers[index % makers.length]} ${trade}`,
      purpose,
      status: statuses[(index * 5) % statuses.length] ?? "passed",
    };
  });
  return {
    recipients: made,
    links: made.flatMap(({ id }, index) =>
      sources
        .filter((_, place) => (index + place) % 3 === 0)
        .map((source, place) => ({ source: source.id, recipient: id, items: 1 + ((index * 3 + place) % 9) })),
    ),
  };
}

export const { texts, describe } = en.flowRibbons;

export const sourcesChinese: FlowSource[] = [
  ["账号", "姓名、邮箱、电话"],
  ["订单与支付", "商品、金额、卡号后四位"],
  ["位置", "城市、精确位置"],
  ["设备与浏览器", "IP、型号、用户代理"],
  ["行为", "页面、点击、搜索词"],
  ["广告标识符", "Cookie ID、IDFA/GAID"],
].map(([label = "", note], index) => ({ id: sources[index]?.id ?? "", label, note }));

const purposesChinese: Record<string, readonly [purpose: string, note?: string]> = {
  m: ["统计分析", "未取得单独同意"],
  a: ["广告投放", "同意之前已共享"],
  x: ["再营销", "隐私政策未列明"],
  p: ["支付"],
  r: ["邮件发送"],
  h: ["客服支持", "委托处理协议待确认"],
  c: ["备份托管"],
};
export const recipientsChinese: FlowRecipient[] = recipients.map((recipient) => {
  const [purpose = "", note] = purposesChinese[recipient.id] ?? [];
  return { ...recipient, purpose, note };
});
