import type { FormFact, WebsiteFacts } from "../facts/types.ts";
import type { EvidenceTable } from "../rules/types.ts";
import { policyTable } from "../rules/web/policy/link.ts";
import { policyText, readablePolicies } from "../rules/web/policy/text.ts";
import { table, VIEW_ROWS } from "../rules/web/shared/evidence.ts";
import { carriesIdentifier } from "../rules/web/shared/identifiers.ts";
import type { Contact } from "../rules/web/shared/parties.ts";
import { personalDataIn } from "../rules/web/shared/personal-data.ts";
import { say } from "../rules/web/shared/words.ts";

type Field = FormFact["fields"][number];

/** Kinds of personal data by what a field says of itself; the first that fits counts. */
const KINDS: readonly [string, RegExp][] = [
  ["d_account", /password|passwd|username|user-?name|login|密码|账号/i],
  ["d_payment", /cc-|card.?(number|no)|cvc|cvv|iban|银行|卡号/i],
  ["d_identity", /passport|national.?id|id.?card|ssn|tax.?id|身份证|护照/i],
  ["d_birth", /bday|birth|\bdob\b|生日|出生/i],
  ["d_health", /health|medical|diagnos|病/i],
  ["d_email", /e-?mail|邮箱/i],
  ["d_phone", /phone|mobile|\btel\b|手机|电话/i],
  ["d_address", /address|street|postal|zip|city|地址|邮编/i],
  ["d_name", /name|姓名/i],
  ["d_file", /^file\b/i],
];

/** Inputs that hold nothing a person types. */
const EMPTY = new Set(["hidden", "submit", "button", "reset", "image"]);

function kindOf({ type, name, autocomplete }: Field): string {
  const said = `${type} ${name} ${autocomplete}`;
  return KINDS.find(([, pattern]) => pattern.test(said))?.[0] ?? "d_other";
}

/** What a policy says where it declares a kind of data. Its words need not be those of our glossary: such are escaped. */
const DECLARED: Readonly<Record<string, RegExp>> = {
  d_account: /password|account|user ?name|log-?in|sign-?in|密码|账号|账\u6237|帐\u53f7/i,
  d_payment: /payment|card number|bank account|支付|付款|银行卡/i,
  d_identity: /passport|identity (?:card|document)|national id|身份证|护照/i,
  d_birth: /date of birth|birth ?date|birthday|出生日期|生日/i,
  d_health: /health|medical|健康|医疗/i,
  d_email: /e-?mail|邮箱|电子\u90ae件/i,
  d_phone: /phone|telephone|mobile number|电话|手机号/i,
  d_address: /postal|street address|delivery address|shipping address|通讯地址|收货地址|住址/i,
  d_name: /(?:your|first|last|full) name|\bnames?\b|姓名/i,
  d_location: /\blocation\b|位置信息|地理位置/i,
  d_user: /cookie|visitor id|identifier|标识/i,
  d_device: /device|advertising id|设备|广告标识/i,
};

/** Each kind of data: declared by the policy, asked for in forms, sent to others. What differs stands first. */
function differenceTable(
  facts: WebsiteFacts,
  asked: readonly { type: string }[],
  contacts: readonly Contact[],
) {
  const text = policyText(facts);
  const requests = contacts.flatMap((contact) => contact.requests);
  const sent = requests.flatMap(personalDataIn);
  const rows = [...new Set([...Object.keys(DECLARED), ...asked.map(({ type }) => type), ...sent])].map(
    (type) => ({
      type,
      declared_in: text === "" || !DECLARED[type] ? null : DECLARED[type].test(text) ? "found" : "not_found",
      asked: asked.filter((one) => one.type === type).length,
      sent: sent.filter((one) => one === type).length,
    }),
  );
  const seen = (row: (typeof rows)[number]) => row.asked + row.sent > 0;
  const rank = (row: (typeof rows)[number]) =>
    seen(row) ? (row.declared_in === "found" ? 1 : 0) : row.declared_in === "found" ? 2 : 3;
  return table(
    "label",
    say("Declared and seen", "声明与检测"),
    ["type", "declared_in", "asked", "sent"],
    rows.filter((row) => rank(row) < 3).sort((a, b) => rank(a) - rank(b)),
    { most: VIEW_ROWS },
  );
}

/** What the site asks people for, who else is sent something of theirs, and the policies that declare it. */
export function labelTables(facts: WebsiteFacts, contacts: readonly Contact[]): EvidenceTable[] {
  const policies = readablePolicies(facts);
  const asked = (facts.passes.base?.forms ?? []).flatMap(({ pageUrl, fields }) =>
    fields
      .filter(({ type }) => !EMPTY.has(type))
      .map((field) => ({ type: kindOf(field), field: field.name || field.type, page: pageUrl })),
  );
  const sent = contacts
    .filter(({ requests }) => requests.some(carriesIdentifier))
    .map(({ host, vendor, requests }) => ({
      owner: vendor?.name ?? null,
      host,
      category: vendor?.category ?? "unknown",
      requests: requests.filter(carriesIdentifier).length,
    }));
  return [
    differenceTable(facts, asked, contacts),
    table("asked", say("Data asked for in forms", "表单收集的数据"), ["type", "field", "page"], asked),
    table(
      "sent",
      say("Personal identifiers sent to third parties", "发送给第三方的个人标识"),
      ["owner", "host", "category", "requests"],
      sent,
    ),
    ...(policies.length > 0 ? [policyTable(facts, policies)] : []),
  ];
}
