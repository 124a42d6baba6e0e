// Invented transfers that stories and tests share.
import { english } from "../../internal/samples.ts";
import * as en from "../../words/en.ts";
import { regionCodes } from "./longitudes.ts";
import type { FlowPair } from "./pairs.ts";

const pair = (
  from: string,
  to: string,
  items: number,
  status: FlowPair["status"],
  recipients: number,
  note?: string,
): FlowPair => ({
  id: `${from}-${to}`,
  from,
  to,
  items,
  status,
  text: `${items === 1 ? "1 item" : `${items} items`} · ${recipients} ${recipients === 1 ? "recipient" : "recipients"}`,
  note,
});

export const transfers: FlowPair[] = [
  pair("CN", "US", 14, "critical", 3, "No filed standard contract"),
  pair("EU", "US", 11, "medium", 4, "1 without safeguards"),
  pair("EU", "IN", 3, "uncertain", 1, "Support access, to be confirmed"),
  pair("JP", "US", 4, "low", 2, "Notice lacks country"),
  pair("CN", "SG", 6, "passed", 1, "Standard contract filed"),
  pair("EU", "GB", 9, "passed", 2, "Adequacy decision"),
];

const notesChinese = [
  "未备案标准合同",
  "1 个缺少保障措施",
  "客服访问，待确认",
  "告知未列明国家或地区",
  "标准合同已备案",
  "充分性认定",
];
const recipientsChinese = [3, 4, 1, 2, 1, 2];
export const transfersChinese: FlowPair[] = transfers.map((transfer, index) => ({
  ...transfer,
  text: `${transfer.items} 项 · ${recipientsChinese[index]} 个接收方`,
  note: notesChinese[index],
}));

/** What each result of a made-up transfer is about. */
const reasons = {
  critical: "No contract filed",
  medium: "No safeguards",
  low: "Country missing",
  potential: "May lack terms",
  uncertain: "To be confirmed",
  passed: "Adequacy decision",
};

/** As many as there are regions, with every status in turn. */
export const manyTransfers = (count: number): FlowPair[] =>
  Array.from({ length: count }, (_, index) => {
    const statuses = ["critical", "medium", "low", "potential", "uncertain", "passed"] as const;
    const from = ["EU", "CN", "US", "BR"][index % 4] ?? "EU";
    const to = regionCodes[(index * 37 + 11) % regionCodes.length] ?? "US";
    const status = statuses[(index * 5) % statuses.length] ?? "passed";
    return {
      ...pair(from, to, 1 + ((index * 7) % 30), status, 1 + (index % 4), reasons[status]),
      id: `${index}`,
    };
  });

const names: Record<string, string> = {
  CN: "Chinese mainland",
  EU: "European Union",
  GB: "United Kingdom",
  IN: "India",
  JP: "Japan",
  SG: "Singapore",
  US: "United States",
};
export const regionName = (code: string) => names[code] ?? code;

export const describe = ({ from, to, status, text, note }: FlowPair) =>
  `${english[status] ?? "Unknown"}: ${regionName(from)} to ${regionName(to)}, ${text}${note ? `, ${note}` : ""}`;

export const { texts, formatLongitude } = en.flowRuler;
