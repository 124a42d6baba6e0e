import type { Territory } from "../../../vocabulary.ts";
import type { RuleContext } from "../../types.ts";

/** Territories whose law asks for consent before a device is written to or a visitor is followed. */
const OPT_IN: ReadonlySet<Territory> = new Set(["EU", "GB", "CN", "KR", "BR", "IN"]);

/** Is the business somewhere that asks for consent first? True where nobody said where it is. */
export function asksFirst({ territories }: RuleContext): boolean {
  return territories.length === 0 || territories.some((territory) => OPT_IN.has(territory));
}

/** The laws that give Global Privacy Control and "Do not sell" their force are American. */
export function inUs({ territories }: RuleContext): boolean {
  return territories.length === 0 || territories.includes("US");
}
