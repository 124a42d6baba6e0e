import type { Territory } from "../../../vocabulary.ts";
import type { Bilingual, RuleContext, Verdict } from "../../types.ts";
import { failed, failedAt, potential } from "./rule.ts";
import { say } from "./words.ts";

/** Territories whose law asks for consent before a device is written to or a visitor is followed. */
const OPT_IN: ReadonlySet<Territory> = new Set(["EU", "GB", "CN", "KR", "BR", "IN"]);

/** Is the business somewhere that asks for consent first? True where nobody said where it is. */
export function asksFirst({ territories }: RuleContext): boolean {
  return territories.length === 0 || territories.some((territory) => OPT_IN.has(territory));
}

/**
 * Does the law of the United Kingdom alone count, of those that ask first? Since 5 February 2026 it spares what a site
 * stores or reads for its own statistics, where visitors are told and can object simply and free of charge: PECR 2003,
 * Schedule A1, paragraph 5, inserted by the Data (Use and Access) Act 2025, s 112 and Schedule 12. From outside nobody
 * can tell whether it fits. Paragraph 6 spares in the same way what has the sole purpose of fitting the appearance or
 * the working of a site to its visitor’s preferences, or of bettering them. The day, S.I. 2026/82, reg. 2(z13), and
 * paragraphs 1 to 3 were read at legislation.gov.uk; the meaning of paragraphs 5 and 6 by two readers in public texts
 * that restate them, which agree, and not in the Act’s own print. Both need that visitors are told and can object, which
 * is a person's to judge. Nor does its regulator hold every question for consent or payment against a site: guidance of
 * 23 January 2025, which weighs power, fee, sameness of the service and design.
 */
export function isBritish({ territories }: RuleContext): boolean {
  return territories.includes("GB") && territories.every((one) => one === "GB" || !OPT_IN.has(one));
}

const SPARED = say(
  "In the United Kingdom a site’s own statistics need no consent where visitors are told and can object (PECR 2003, Schedule A1, paragraph 5): a person has to judge whether that holds here.",
  "在英国，若已告知访客且其可以拒绝，网站自身的统计无需同意（PECR 2003 附表 A1 第 5 段）：是否适用需由人工判断。",
);

/** The verdict on what follows visitors without consent, or before it, as the law weighs it where the business is. */
export function withoutConsent(
  context: RuleContext,
  statisticsOnly: boolean,
  summary: Bilingual,
  extras: Parameters<typeof failed>[1],
): Verdict {
  if (statisticsOnly && isBritish(context))
    return potential(say(`${summary.en} ${SPARED.en}`, `${summary.cn}${SPARED.cn}`), extras);
  return asksFirst(context) ? failed(summary, extras) : failedAt("medium", summary, extras);
}

/** The laws that give Global Privacy Control and "Do not sell" their force are American. */
export function inUs({ territories }: RuleContext): boolean {
  return territories.length === 0 || territories.includes("US");
}
