import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import type { RuleContext } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, contacts, isFirstParty, owners, TRACKING } from "../shared/parties.ts";
import { decoded } from "../shared/personal-data.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { counted, listed, say } from "../shared/words.ts";
import { PHASES } from "./sightings.ts";

/** Facts of before this was recorded say nothing on it. */
const recorded = (facts: WebsiteFacts) => facts.passes.base?.pages !== undefined;
const NOT_RECORDED = uncertain(
  say("This was not recorded when the site was assessed.", "评估该网站时未记录此项。"),
);

const EMPTY = new Set([
  "hidden",
  "submit",
  "button",
  "reset",
  "image",
  "checkbox",
  "radio",
  "select-one",
  "file",
  "password",
]);

/** What is typed is the visitor's until they send it. */
export const keystrokes = websiteRule({
  id: "web.keystroke.capture",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    if (!recorded(facts)) return NOT_RECORDED;
    const fields = (facts.passes.base?.forms ?? [])
      .flatMap((form) => form.fields)
      .filter(({ type }) => !EMPTY.has(type));
    const rows = PHASES.flatMap(([name, phase]) =>
      (facts.passes[name]?.requests ?? []).flatMap((request) => {
        const typed = (request.identifiers ?? []).filter((one) => one.typed !== undefined);
        return typed.map(({ key, encoding, typed: what = "word" }) => ({
          request,
          phase,
          key,
          encoding,
          what,
        }));
      }),
    ).map((row) => ({
      ...row,
      own: isFirstParty(facts, row.request.host),
      vendor: context.vendors.ofHost(row.request.host),
    }));
    if (rows.length === 0)
      return fields.length === 0
        ? notApplicable(say("No field to type into was seen.", "未发现可输入的字段。"))
        : passed(
            say("What is typed stays on the page until it is sent.", "输入的内容在提交之前保留在页面上。"),
          );
    const evidence = [
      table(
        "typed",
        say("What was typed and sent before it was submitted", "提交之前已发送的输入内容"),
        ["owner", "host", "phase", "field", "encryption", "url", "initiator", "atMs"],
        rows.map(({ request, vendor, phase, key, encoding }) => ({
          owner: vendor?.name ?? null,
          host: request.host,
          phase,
          field: key || null,
          encryption: /^(?:md5|sha|hash)/.test(encoding) ? "e_hashed" : "e_tls",
          url: request.url,
          initiator: request.initiator[0] ?? request.frameUrl,
          atMs: request.atMs,
        })),
      ),
    ];
    const others = rows.filter(({ own }) => !own);
    const grave = others.filter(
      ({ what, vendor }) => what !== "word" || (vendor && TRACKING.has(vendor.category)),
    );
    if (grave.length > 0) {
      const names = listed([...new Set(grave.map(({ vendor, request }) => vendor?.name ?? request.host))]);
      return failed(
        say(
          `What is typed is sent to ${names.en} before it is submitted.`,
          `输入内容在提交之前已发送给 ${names.cn}。`,
        ),
        { evidence },
      );
    }
    if (others.length > 0 || rows.some(({ what }) => what !== "word"))
      return potential(
        say("What is typed is sent while it is being typed.", "输入的内容在输入过程中即被发送。"),
        { evidence },
      );
    return passed(
      say("Only the site’s own search is sent what is typed.", "输入的内容只发送给本站搜索功能。"),
      { evidence },
    );
  },
});

const SENSITIVE_PATH =
  /hiv|aids|cancer|depress|anxiety|pregnan|abortion|fertility|addict|rehab|psych|diabet|std-|sexual|lgbt|gay|debt|bankrupt|insolven|schulden|krankheit|schwanger|enceinte|avortement|embaraz|aborto|religio|church|mosque|asyl|怀孕|抑郁|艾滋|癌症|债务|うつ|妊娠/i;

interface Leak {
  contact: Contact;
  request: RequestFact;
  address: string;
  personal: boolean;
}

/** Addresses of the site's own pages that a request tells, in its fields or as the page it came from. */
function leaksOf(facts: WebsiteFacts, contact: Contact): Leak[] {
  return contact.requests.flatMap((request) => {
    const query = request.url.split("?").slice(1).join("?").split("#")[0] ?? "";
    const told = query
      .split("&")
      .map((pair) => decoded(decoded(pair.slice(pair.indexOf("=") + 1))))
      .filter((value) => /^https?:\/\//.test(value) && isFirstParty(facts, hostOf(value)));
    const addresses = [...new Set([...told, ...(request.referrer ? [request.referrer] : [])])];
    return addresses.map((address) => ({
      contact,
      request,
      address,
      personal:
        address.includes("•") ||
        /[?&](?:e?mail|phone|name|user(?:name)?|token|session(?:id)?|reset|order(?:id)?)=./i.test(address),
    }));
  });
}

/** An address of a page can say who reads it and what about. */
export const addressLeaks = websiteRule({
  id: "web.tracking.url-leak",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    if (!recorded(facts)) return NOT_RECORDED;
    const others = PHASES.flatMap(([name, phase]) =>
      contacts(facts, facts.passes[name], context)
        .filter(
          ({ vendor }) => vendor === null || TRACKING.has(vendor.category) || vendor.category === "unknown",
        )
        .map((contact) => ({ contact, phase })),
    );
    if (others.length === 0)
      return notApplicable(say("No tracker and no unknown host is contacted.", "没有连接跟踪器或未知主机。"));
    const leaks = others.flatMap(({ contact, phase }) =>
      leaksOf(facts, contact).map((leak) => ({ ...leak, phase })),
    );
    const personal = leaks.filter((leak) => leak.personal);
    const sensitive = leaks.filter(({ address }) => SENSITIVE_PATH.test(new URL(address).pathname));
    const rowsOf = (list: typeof leaks) => [
      table(
        "leaks",
        say("Page addresses told to others", "告知他人的页面地址"),
        ["owner", "host", "phase", "page", "url", "atMs"],
        list.map(({ contact, request, address, phase }) => ({
          owner: contact.vendor?.name ?? null,
          host: contact.host,
          phase,
          page: address,
          url: request.url,
          atMs: request.atMs,
        })),
      ),
    ];
    if (personal.length > 0) {
      const names = listed(owners(personal.map(({ contact }) => contact)));
      return failed(
        say(
          `Addresses of pages with personal data or tokens in them are told to ${names.en}.`,
          `含有个人信息或令牌的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(personal) },
      );
    }
    if (sensitive.length > 0) {
      const names = listed(owners(sensitive.map(({ contact }) => contact)));
      return potential(
        say(
          `Addresses that tell of sensitive subjects are told to ${names.en}.`,
          `涉及敏感主题的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(sensitive) },
      );
    }
    return passed(
      say(
        `No page address with personal data is told to the ${counted(owners(others.map(({ contact }) => contact)).length, "tracker or unknown host", "trackers or unknown hosts")} seen.`,
        "没有将含有个人信息的页面地址告知所见的跟踪器或未知主机。",
      ),
    );
  },
});

const PROTECTION =
  /cloudflare|akamai|datadome|perimeterx|human|imperva|kasada|recaptcha|hcaptcha|geetest|stripe|forter|sift|riskified/i;

/** Reading a device so that it can be known again needs the same consent as a cookie. */
export const fingerprint = websiteRule({
  id: "web.fingerprint.device",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts: WebsiteFacts, context: RuleContext) {
    if (facts.passes.base?.fingerprinting === undefined) return NOT_RECORDED;
    const seen = PHASES.flatMap(([name, phase]) =>
      (facts.passes[name]?.fingerprinting ?? []).map((script) => ({
        ...script,
        phase,
        consented: name === "accept",
        vendor: context.vendors.ofHost(hostOf(script.scriptUrl)),
      })),
    );
    if (seen.length === 0)
      return passed(
        say("No script reads the device as fingerprinting does.", "没有脚本以指纹识别方式读取设备信息。"),
      );
    const evidence = [
      table(
        "scripts",
        say("Scripts that read the device", "读取设备信息的脚本"),
        ["script", "owner", "phase", "fields", "requests"],
        seen.map(({ scriptUrl, vendor, phase, apis, reads }) => ({
          script: scriptUrl,
          owner: vendor?.name ?? null,
          phase,
          fields: apis.join(", "),
          requests: reads,
        })),
      ),
    ];
    const early = seen.filter(
      ({ consented, apis, vendor }) => !consented && apis.length >= 2 && !PROTECTION.test(vendor?.name ?? ""),
    );
    if (early.length > 0)
      return failed(
        say(
          `${counted(new Set(early.map(({ scriptUrl }) => scriptUrl)).size, "script reads", "scripts read")} the device in several ways before or against the visitor’s choice.`,
          `有 ${new Set(early.map(({ scriptUrl }) => scriptUrl)).size} 个脚本在访客选择之前或违背其选择，以多种方式读取设备信息。`,
        ),
        { evidence },
      );
    return potential(
      say(
        "A script reads the device in a way that fingerprinting uses.",
        "有脚本以指纹识别所用的方式读取设备信息。",
      ),
      { evidence },
    );
  },
});
