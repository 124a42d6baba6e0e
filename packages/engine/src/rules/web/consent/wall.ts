import type { BannerFact, WebsiteFacts } from "../../../facts/types.ts";
import { isPaid } from "../../../knowledge/paid.ts";
import type { Verdict } from "../../types.ts";
import { uncertain } from "../shared/rule.ts";
import { bannerShots } from "../shared/tables.ts";
import { say } from "../shared/words.ts";
import { letsClear } from "./boxes.ts";
import { buttonTable, refusalOf, unreadButtons } from "./buttons.ts";

/** Does a banner ask for money, by a button, in place of consent? */
export const asksForMoney = ({ buttons }: BannerFact): boolean => buttons.some(({ text }) => isPaid(text));

/** Does the page open only to who consents or pays: nobody can refuse, set anything or close the question? */
export function isWall(banner: BannerFact): boolean {
  const { buttons, blocks } = banner;
  if (!blocks || refusalOf(banner)) return false;
  if (asksForMoney(banner)) return true;
  const otherWay =
    letsClear(banner) ||
    buttons.some(({ kind }) => kind === "settings" || kind === "reject" || kind === "close");
  return !otherWay && unreadButtons(banner).length === 0;
}

/** Uncertain where a wall stands over the page: without an answer nobody visits the site, so what it does is not known. */
export function unlessWalled({ passes: { base } }: WebsiteFacts): Verdict | null {
  if (!base?.banner || !isWall(base.banner)) return null;
  return uncertain(
    say(
      "The page opens only to who consents or pays: what the site does without an answer could not be seen.",
      "只有同意或付费才能打开页面：无法得知网站在作出选择之前的行为。",
    ),
    { evidence: [buttonTable(base.banner)], screenshots: bannerShots(base) },
  );
}
