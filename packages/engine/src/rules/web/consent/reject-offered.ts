import type { PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import { gap, gapReason } from "../../coverage.ts";
import { failed, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { bannerShots } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";
import { nothingAsked } from "./asks-nothing.ts";
import { letsClear, noneTicked } from "./boxes.ts";
import { buttonTable, refusalOf, unreadButtons } from "./buttons.ts";

/** Did a visit keep something under a name that another did not: the record of a choice, whatever still shows? */
function keptMore(before: PassFacts | undefined, after: PassFacts | undefined): boolean {
  const names = (pass: PassFacts | undefined) => [
    ...(pass?.cookies ?? []).map(({ name }) => name),
    ...(pass?.storage ?? []).map(({ key }) => key),
  ];
  const known = new Set(names(before));
  return names(after).some((name) => !known.has(name));
}

/** Did pressing the refusal lead to another page, with nothing kept of it: to one that asks for money, perhaps? */
export function refusalLeadsAway({ passes: { base, reject } }: WebsiteFacts): boolean {
  return reject?.choice?.ledTo !== undefined && !keptMore(base, reject);
}

const UNREAD = say("The banner’s buttons are in words that are not read yet.", "弹窗按钮的文字暂无法识别。");

export const rejectOffered = websiteRule({
  id: "web.consent.reject-offered-first-layer",
  version: 12,
  level: "medium",
  // A wall keeps the visit from being complete, and is itself seen.
  needs: [],
  notApplicable: nothingAsked,
  evaluate(facts) {
    const { base, reject: refusal } = facts.passes;
    const banner = base?.banner;
    const incomplete = gapReason(facts, "base") === "consent_wall" ? null : gap(facts, "base");
    if (incomplete) return uncertain(incomplete);
    if (!banner || banner.buttons.length === 0) {
      return uncertain(say("No button of the banner could be read.", "未能读取弹窗上的按钮。"), {
        screenshots: bannerShots(base),
      });
    }
    const extras = { evidence: [buttonTable(banner)], screenshots: bannerShots(base) };
    const reject = banner.buttons.find((button) => button.kind === "reject" && button.layer === 1);
    const { pressed, method, bannerGone } = refusal?.choice ?? {};
    if (reject && pressed && method === "words" && bannerGone === false && !keptMore(base, refusal))
      return uncertain(
        say(
          `“${reject.text}” was pressed and closed nothing: it may lead on instead of rejecting.`,
          `点击“${reject.text}”后弹窗未关闭：它可能通向其他层，而非直接拒绝。`,
        ),
        extras,
      );
    if (reject && refusalLeadsAway(facts))
      return uncertain(
        say(
          `“${reject.text}” leads to another page, and nothing is kept of it: it may not refuse.`,
          `点击“${reject.text}”会打开另一个页面，且未保存该选择：它可能并非拒绝。`,
        ),
        extras,
      );
    if (reject) {
      return passed(
        say(`The first layer offers “${reject.text}”.`, `第一层提供“${reject.text}”按钮。`),
        extras,
      );
    }
    if (unreadButtons(banner).length > 0) return uncertain(UNREAD, extras);
    const first = banner.buttons.filter((button) => button.layer === 1).length;
    const keeps = refusalOf(banner);
    if (keeps)
      return passed(
        say(
          `“${keeps.text}” keeps the boxes as they are, and none is ticked beforehand: one click refuses.`,
          `“${keeps.text}”会保留当前选择，且没有预先勾选的复选框：点击一次即可拒绝。`,
        ),
        extras,
      );
    if (letsClear(banner) && noneTicked(banner))
      return potential(
        say(
          "No button says that it rejects; to keep the boxes as they are, with none ticked, may be meant so.",
          "没有按钮写明拒绝；保持复选框均未勾选并保存可能等同于拒绝。",
        ),
        extras,
      );
    return failed(
      say(
        `None of the ${counted(first, "button", "buttons")} on the first layer rejects.`,
        `第一层的 ${first} 个按钮中没有拒绝选项。`,
      ),
      extras,
    );
  },
});
