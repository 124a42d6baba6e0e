import type { PassFacts, PassName, RequestFact, WebsiteFacts } from "../../facts/types.ts";
import { hostOf } from "../../knowledge/domains.ts";
import { gapReason } from "../coverage.ts";
import type { Rule, RuleContext, VendorFlag } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { COLLECTED_PASSES } from "./shared/flows.ts";
import { type Contact, contacts, contactsOf, owners } from "./shared/parties.ts";
import { isNamed, policyText } from "./shared/policy.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { shots } from "./shared/tables.ts";
import { counted, listed, say } from "./shared/words.ts";

const PHASES: readonly [PassName, string][] = [
  ["base", "before_choice"],
  ["reject", "after_reject"],
  ["gpc", "with_gpc"],
  ["accept", "after_accept"],
];

interface Sighting extends Contact {
  phase: string;
  consented: boolean;
}

/** Vendors with a flag in every pass; a use after "Accept" only is one the visitor agreed to. */
function sightings(
  facts: WebsiteFacts,
  context: RuleContext,
  flag: VendorFlag,
  counts: (request: RequestFact) => boolean,
): Sighting[] {
  return PHASES.flatMap(([name, phase]) =>
    contacts(facts, facts.passes[name], context)
      .filter(({ vendor, requests }) => vendor?.flags?.includes(flag) && requests.some(counts))
      .map((contact) => ({ ...contact, phase, consented: name === "accept" })),
  );
}

const replay = websiteRule({
  id: "web.replay.present",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const seen = sightings(facts, context, "recorder", () => true);
    const listeners = [facts.passes.base, facts.passes.accept].flatMap(
      (pass) => pass?.recorderListeners ?? [],
    );
    const screenshots = shots(facts.passes.base, "loaded");
    if (seen.length > 0) {
      const names = listed(owners(seen));
      const evidence = [sightingTable(seen), listenerTable(listeners)].filter((entry) => entry.total > 0);
      const early = seen.filter(({ consented }) => !consented);
      return early.length > 0
        ? failed(
            say(
              `${names.en} records the session before or against the visitor’s choice.`,
              `${names.cn}在访客选择之前或违背其选择录制会话。`,
            ),
            { evidence, screenshots },
          )
        : potential(
            say(
              `${names.en} may record the session after “Accept”.`,
              `点击“接受”后，${names.cn}可能录制会话。`,
            ),
            { evidence },
          );
    }
    if (listeners.length > 0) {
      const hosts = [...new Set(listeners.map(({ scriptUrl }) => hostOf(scriptUrl) || scriptUrl))];
      return potential(
        say(
          `Scripts of ${listed(hosts).en} listen to mouse, input and page changes together and may record sessions.`,
          `${listed(hosts).cn}的脚本同时监听鼠标、输入和页面变化，可能录制会话。`,
        ),
        { evidence: [listenerTable(listeners)] },
      );
    }
    return unlessAcceptUnseen(facts) ?? passed(say("No session recorder was seen.", "未发现会话录制工具。"));
  },
});

const pixel = websiteRule({
  id: "web.pixel.present",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const seen = sightings(facts, context, "pixel", isEvent);
    if (seen.length === 0) {
      return unlessAcceptUnseen(facts) ?? passed(say("No tracking pixel fired.", "没有触发追踪像素。"));
    }
    const names = listed(owners(seen));
    const evidence = [sightingTable(seen)];
    return seen.some(({ consented }) => !consented)
      ? failed(
          say(
            `${counted(owners(seen).length, "tracking pixel fires", "tracking pixels fire")} before or against the visitor’s choice: ${names.en}.`,
            `${owners(seen).length} 个追踪像素在访客选择之前或违背其选择触发：${names.cn}。`,
          ),
          { evidence, screenshots: shots(facts.passes.base, "loaded") },
        )
      : potential(
          say(
            `${counted(owners(seen).length, "tracking pixel fires", "tracking pixels fire")} after “Accept”: ${names.en}.`,
            `点击“接受”后触发 ${owners(seen).length} 个追踪像素：${names.cn}。`,
          ),
          { evidence },
        );
  },
});

/** A request that reports something, not one that fetches code. */
function isEvent({ resourceType, method }: RequestFact): boolean {
  return method === "POST" || ["image", "ping", "fetch", "xhr", "beacon"].includes(resourceType);
}

/** Uncertain when a banner was there and what "Accept" starts was not seen in full. */
function unlessAcceptUnseen(facts: WebsiteFacts) {
  if (!facts.passes.base?.banner || gapReason(facts, "accept") === null) return null;
  return uncertain(
    say(
      "None was seen before a choice; what “Accept” starts was not seen in full.",
      "选择之前未发现；点击“接受”之后的情况未能完整观察。",
    ),
  );
}

const undeclared = websiteRule({
  id: "web.share.undeclared-third-party",
  version: 1,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const seen = contactsOf(facts, COLLECTED_PASSES, context);
    if (seen.length === 0) {
      return notApplicable(say("No third party receives data.", "没有第三方接收数据。"));
    }
    const text = policyText(facts);
    const rows = seen.map((contact) => ({
      ...contact,
      declared: contact.vendor !== null && isNamed(text, contact.vendor),
    }));
    const evidence = [
      table(
        "owners",
        say("Third parties by owner", "按所有者列出的第三方"),
        ["owner", "host", "category", "hq", "requests", "declared"],
        rows
          .map(({ host, vendor, requests, declared }) => ({
            owner: vendor?.name ?? null,
            host,
            category: vendor?.category ?? "unknown",
            hq: vendor?.hq ?? null,
            requests: requests.length,
            declared: declared ? "yes" : "no",
          }))
          .sort((left, right) =>
            left.declared < right.declared ? -1 : left.declared > right.declared ? 1 : 0,
          ),
      ),
    ];
    const missing = rows.filter(({ declared }) => !declared);
    const all = owners(seen).length;
    if (missing.length === 0) {
      return (
        unlessAcceptUnseen(facts) ??
        passed(
          say(`The policy names every third party seen: ${all}.`, `政策已列明所有出现的第三方：${all} 个。`),
          { evidence },
        )
      );
    }
    const count = owners(missing).length;
    return potential(
      say(
        `${count} of ${counted(all, "third party", "third parties")} may not be declared: the policy does not name ${count === 1 ? "it" : "them"}.`,
        `${all} 个第三方中有 ${count} 个可能未声明：政策中未列明。`,
      ),
      { evidence },
    );
  },
});

function sightingTable(seen: readonly Sighting[]) {
  return table(
    "vendors",
    say("Where it was seen", "出现情况"),
    ["host", "owner", "category", "hq", "phase", "requests", "atMs"],
    seen.map((contact) => ({
      host: contact.host,
      owner: contact.vendor?.name ?? null,
      category: contact.vendor?.category ?? "unknown",
      hq: contact.vendor?.hq ?? null,
      phase: contact.phase,
      requests: contact.requests.length,
      atMs: contact.firstAtMs,
    })),
  );
}

function listenerTable(listeners: PassFacts["recorderListeners"]) {
  return table(
    "listeners",
    say("Listeners", "监听器"),
    ["script", "events"],
    listeners.map(({ scriptUrl, events }) => ({ script: scriptUrl, events: events.join(" ") })),
  );
}

export const trackingRules: readonly Rule[] = [replay, pixel, undeclared];
