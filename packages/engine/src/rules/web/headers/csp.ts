import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { type Finding, Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { directiveOf, headerIn, headerOf, headerOrMeta, headerOrMetaIn } from "../shared/headers.ts";
import { failed, failedAt, passed, websiteRule } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";
import { unlessWeaker } from "./other-pages.ts";

const NAME = "content-security-policy";
/** The evaluator's kinds of gap as codes of our labels. */
const PROBLEMS: Partial<Record<Type, string>> = {
  [Type.MISSING_DIRECTIVES]: "csp_missing",
  [Type.SCRIPT_UNSAFE_INLINE]: "csp_inline",
  [Type.PLAIN_URL_SCHEMES]: "csp_scheme",
  [Type.PLAIN_WILDCARD]: "csp_wildcard",
  [Type.SCRIPT_ALLOWLIST_BYPASS]: "csp_bypass",
  [Type.OBJECT_ALLOWLIST_BYPASS]: "csp_bypass",
};

const csp = websiteRule({
  id: "web.hdr.csp",
  version: 3,
  level: "medium",
  needs: ["base"],
  evaluate(facts) {
    const policy = headerOrMeta(facts, NAME);
    if (policy === null) {
      const report = headerOf(facts, `${NAME}-report-only`);
      return failed(
        report === null
          ? say("No Content-Security-Policy header is sent.", "未发送 Content-Security-Policy 标头。")
          : say(
              "The Content-Security-Policy only reports and blocks nothing.",
              "Content-Security-Policy 仅为报告模式，不阻止任何内容。",
            ),
      );
    }
    const header = table(
      "headers",
      say("Header", "标头"),
      ["header", "value"],
      [{ header: NAME, value: policy }],
    );
    const weak = weaknesses(policy);
    if (weak.length > 0) {
      return failedAt(
        "low",
        say(
          `The Content-Security-Policy has ${counted(weak.length, "serious gap", "serious gaps")}.`,
          `Content-Security-Policy 存在 ${weak.length} 处严重缺口。`,
        ),
        {
          evidence: [
            table(
              "weaknesses",
              say("Gaps", "缺口"),
              ["directive", "value", "problem"],
              weak.map(({ directive, value, type }) => ({
                directive,
                value: value ?? null,
                problem: PROBLEMS[type] ?? "csp_other",
              })),
            ),
            header,
          ],
        },
      );
    }
    return (
      unlessWeaker(
        facts,
        say("Content-Security-Policy", "Content-Security-Policy"),
        (page) => isStrict(headerOrMetaIn(page, NAME)),
        (page) => headerOrMetaIn(page, NAME) === null,
      ) ??
      passed(
        say(
          "A Content-Security-Policy without serious gaps is sent.",
          "已发送没有严重缺口的 Content-Security-Policy。",
        ),
        { evidence: [header] },
      )
    );
  },
});

/**
 * What an attacker could use, by Google's evaluator; advice and syntax remarks
 * are left out. Of several policies all hold, so the strictest one counts.
 */
function weaknesses(header: string): Finding[] {
  const found = header.split(",").map((policy) => {
    const parsed = new CspParser(policy).csp;
    return new CspEvaluator(parsed).evaluate().filter(({ severity }) => severity === Severity.HIGH);
  });
  return found.reduce((least, next) => (next.length < least.length ? next : least));
}

const isStrict = (policy: string | null): boolean => policy !== null && weaknesses(policy).length === 0;

/** Where both are sent, browsers read frame-ancestors alone. */
const keepsOut = (ancestors: readonly string[] | null, options: string | null): boolean =>
  ancestors
    ? !ancestors.some((source) => source === "*" || /^https?:(\/\/\*)?$/.test(source))
    : // Sent twice with the same words it holds.
      /^(deny|sameorigin)(?:\s{0,2},\s{0,2}\1)*$/i.test(options ?? "");

const frame = websiteRule({
  id: "web.hdr.frame",
  version: 4,
  level: "medium",
  needs: ["base"],
  throughConsentWall: true,
  evaluate(facts) {
    const ancestors = directiveOf(headerOf(facts, NAME), "frame-ancestors");
    const options = headerOf(facts, "x-frame-options");
    const rows = [
      ...(ancestors ? [{ header: NAME, value: `frame-ancestors ${ancestors.join(" ")}` }] : []),
      ...(options === null ? [] : [{ header: "x-frame-options", value: options }]),
    ];
    const evidence =
      rows.length > 0 ? [table("headers", say("Headers", "标头"), ["header", "value"], rows)] : [];
    return keepsOut(ancestors, options)
      ? (unlessWeaker(facts, say("Protection against framing", "防止页面被嵌入"), (page) =>
          keepsOut(directiveOf(headerIn(page, NAME), "frame-ancestors"), headerIn(page, "x-frame-options")),
        ) ??
          passed(say("Other sites cannot show this page in a frame.", "其他网站无法嵌入该页面。"), {
            evidence,
          }))
      : failed(say("Any site can show this page in a frame.", "任何网站都可以嵌入该页面。"), {
          evidence,
        });
  },
});

export const cspRules: readonly Rule[] = [csp, frame];
