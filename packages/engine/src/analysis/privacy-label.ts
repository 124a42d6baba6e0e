import type { FormFact, WebsiteFacts } from "../facts/types.ts";
import type { EvidenceTable } from "../rules/types.ts";
import { table } from "../rules/web/shared/evidence.ts";
import { carriesIdentifier } from "../rules/web/shared/identifiers.ts";
import type { Contact } from "../rules/web/shared/parties.ts";
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

/** What the site asks people for, and who else is sent something of theirs. */
export function labelTables(facts: WebsiteFacts, contacts: readonly Contact[]): EvidenceTable[] {
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
    table("asked", say("Data asked for in forms", "表单收集的数据"), ["type", "field", "page"], asked),
    table(
      "sent",
      say("Personal identifiers sent to third parties", "发送给第三方的个人标识"),
      ["owner", "host", "category", "requests"],
      sent,
    ),
  ];
}
