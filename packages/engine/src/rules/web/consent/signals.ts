import type { PassFacts, PassName } from "../../../facts/types.ts";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { contacts, isIn, SALE } from "../shared/parties.ts";
import { failed, notApplicable, passed, uncertain, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";
import { deniesOptOut, gppGrants, optsOut } from "./gpp.ts";
import { grantsNothing, grantsPurposes, isTcf } from "./tcf.ts";

interface Signal {
  phase: string;
  signals: string;
  problem: string | null;
}

const PHASE = {
  base: "before_choice",
  reject: "after_reject",
  gpc: "with_gpc",
  accept: "after_accept",
} as const;

/** `G111` grants storage for ads and analytics, `G100` neither. */
const grantsGcs = (value: string | undefined) => /^G1(?:1[01]|01)/.test(value ?? "");

/** What a string of the Global Privacy Platform says that the visit's choice does not. */
function gppProblem(name: PassName, gpp: string): string | null {
  if (name === "gpc" && deniesOptOut(gpp)) return "signal_not_opted_out";
  return name !== "accept" && gppGrants(gpp) ? "signal_granted" : null;
}

/** Do the page's own interfaces say that the visitor opted out of sale, or after a refusal that nobody may do anything? */
function saysOptedOut(name: PassName, { consentStrings }: PassFacts): string | null {
  const { usp = "", gpp = "", tcf = "" } = consentStrings ?? {};
  if (name === "reject" && grantsNothing(tcf)) return `TCF ${tcf.slice(0, 300)}`;
  if (/^1[YN-]Y/i.test(usp)) return `US Privacy ${usp}`;
  return optsOut(gpp) ? `GPP ${gpp.slice(0, 300)}` : null;
}

/** What a visit's signals say that its choice does not. */
function signalsOf(name: PassName, pass: PassFacts): Signal[] {
  const { tcf, usp, gpp, gtag } = pass.consentStrings ?? {};
  const phase = PHASE[name];
  const refused = name !== "accept";
  const found: Signal[] = [];
  const add = (signals: string, problem: string | null) => {
    if (!found.some((one) => one.signals === signals))
      found.push({ phase, signals: signals.slice(0, 300), problem });
  };
  if (tcf) add(`TCF ${tcf}`, refused && grantsPurposes(tcf) ? "signal_granted" : null);
  const optedOut = /^1[YN-]Y/i.test(usp ?? "");
  if (usp)
    add(
      `US Privacy ${usp}`,
      name === "gpc" && /^1/.test(usp) && !optedOut && usp[2] !== "-" ? "signal_not_opted_out" : null,
    );
  if (gpp) add(`GPP ${gpp}`, gppProblem(name, gpp));
  if (gtag) {
    const granted = ["ad_storage", "analytics_storage", "ad_user_data", "ad_personalization"].filter(
      (key) => gtag[key] === "granted",
    );
    const said = Object.entries(gtag)
      .map(([key, value]) => `${key}=${value}`)
      .join(" ");
    add(`Consent Mode ${said}`, refused && granted.length > 0 ? "signal_granted" : null);
  }
  for (const { signals = {} } of pass.requests) {
    if (signals.gcs) add(`gcs=${signals.gcs}`, refused && grantsGcs(signals.gcs) ? "signal_granted" : null);
    const sent = signals.gdpr_consent ?? signals.gdprconsent;
    if (sent) add(`gdpr_consent=${sent}`, refused && grantsPurposes(sent) ? "signal_granted" : null);
    if (signals.gpp) add(`gpp=${signals.gpp}`, gppProblem(name, signals.gpp));
    if (signals.us_privacy)
      add(
        `us_privacy=${signals.us_privacy}`,
        name === "gpc" && /^1[YN]N/i.test(signals.us_privacy) ? "signal_not_opted_out" : null,
      );
  }
  return found;
}

const consistent = websiteRule({
  id: "web.consent.signals",
  version: 5,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const passes = (["base", "reject", "gpc", "accept"] as const).flatMap((name) => {
      const pass = facts.passes[name];
      const pressed = pass?.choice ? pass.choice.pressed : true;
      return pass && pressed ? [{ name, pass }] : [];
    });
    const rows = passes.flatMap(({ name, pass }) => signalsOf(name, pass));
    // A signal that says no beside an advertiser that is contacted all the same.
    const ignored = passes.flatMap(({ name, pass }) => {
      const signals = saysOptedOut(name, pass);
      const still = signals ? contacts(facts, pass, context).filter(isIn(SALE)) : [];
      return signals && still.length > 0 ? [{ phase: PHASE[name], signals, problem: "signal_ignored" }] : [];
    });
    const all = [...rows, ...ignored];
    const unread = passes.flatMap(({ name, pass }) =>
      [...new Set(unreadIn(pass))].map((signals) => ({ phase: PHASE[name], signals })),
    );
    if (all.length === 0 && unread.length === 0)
      return notApplicable(say("No signal of consent was seen.", "未发现同意信号。"));
    const wrong = all.filter(({ problem }) => problem !== null);
    const evidence = [
      table(
        "signals",
        say("Consent signals", "同意信号"),
        ["phase", "signals", "problem"],
        wrong.length > 0 ? wrong : all,
      ),
    ];
    if (wrong.length > 0)
      return failed(
        say(
          `${counted(wrong.length, "signal says", "signals say")} something else than the visitor chose.`,
          `${wrong.length} 个信号与访客的选择不符。`,
        ),
        { evidence, screenshots: shots(facts.passes.base, "loaded") },
      );
    if (unread.length > 0)
      return uncertain(
        say("A signal of consent has a form that is not read.", "有同意信号的格式无法识别。"),
        {
          evidence: [table("signals", say("Consent signals", "同意信号"), ["phase", "signals"], unread)],
        },
      );
    return passed(say("Signals of consent say what the visitor chose.", "同意信号与访客的选择一致。"), {
      evidence,
    });
  },
});

/** Strings that stand where a signal should and are of no form that is read here: they may say anything. */
function unreadIn({ consentStrings, requests }: PassFacts): string[] {
  const { tcf, usp, gpp } = consentStrings ?? {};
  const sent = requests.flatMap(({ signals }) => (signals ? [signals] : []));
  const of = (name: string, values: readonly (string | undefined)[], reads: (value: string) => boolean) =>
    values.flatMap((value) => (value && !reads(value) ? [`${name}=${value.slice(0, 200)}`] : []));
  return [
    ...of("TCF", [tcf, ...sent.flatMap((one) => [one.gdpr_consent, one.gdprconsent])], isTcf),
    ...of("US Privacy", [usp, ...sent.map((one) => one.us_privacy)], (value) => /^1[YN-]{3}$/i.test(value)),
    ...of("GPP", [gpp, ...sent.map((one) => one.gpp)], (value) => /^D[\w-]{3,60}(?:~|$)/.test(value)),
    ...of(
      "gcs",
      sent.map((one) => one.gcs),
      (value) => /^G1[01-]{2}$/.test(value),
    ),
  ];
}

export const signalRules: readonly Rule[] = [consistent];
