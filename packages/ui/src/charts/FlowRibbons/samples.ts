// Invented recipients that stories and tests share.
import { english } from "../../internal/samples.ts";
import type { FlowRibbonsTexts } from "./FlowRibbons.tsx";
import type { FlowLink, FlowRecipient, FlowSource, Ribbon } from "./layout.ts";

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

/** As many recipients as asked for, each with a few links. */
export function manyRecipients(count: number): { recipients: FlowRecipient[]; links: FlowLink[] } {
  const statuses = ["critical", "medium", "low", "potential", "uncertain", "passed"] as const;
  const made = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Recipient ${index + 1}`,
    purpose: "Analytics",
    status: statuses[(index * 5) % statuses.length] ?? "passed",
  }));
  return {
    recipients: made,
    links: made.flatMap(({ id }, index) =>
      sources
        .filter((_, place) => (index + place) % 3 === 0)
        .map((source, place) => ({ source: source.id, recipient: id, items: 1 + ((index * 3 + place) % 9) })),
    ),
  };
}

export const texts: FlowRibbonsTexts = {
  view: "View",
  flow: "Flow",
  table: "Table only",
  recipient: "Recipient",
  status: "Status",
  total: "Data items",
  count: (items) => (items === 1 ? "1 item" : `${items} items`),
  more: (count) => `and ${count} more`,
};

export const describe = ({ source, recipient, items }: Pick<Ribbon, "source" | "recipient" | "items">) =>
  `${source.label} to ${recipient.label}: ${texts.count(items)}, ${english[recipient.status] ?? "Unknown"}`;
