import { kindOfButton } from "../../../collect/consent/words.ts";
import type { BannerFact, WebsiteFacts } from "../../../facts/types.ts";
import type { Rule } from "../../types.ts";
import { isBritish } from "../shared/asks-first.ts";
import { table } from "../shared/evidence.ts";
import {
  failed,
  failedAt,
  hasNoBanner,
  notApplicable,
  passed,
  potential,
  uncertain,
  websiteRule,
} from "../shared/rule.ts";
import { bannerShots } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";
import { nothingAsked } from "./asks-nothing.ts";
import { isNecessary } from "./boxes.ts";
import { buttonTable, isNotice, refusalOf, unreadButtons } from "./buttons.ts";
import { refusalLeadsAway } from "./reject-offered.ts";
import { asksForMoney, isWall } from "./wall.ts";

const NO_BANNER = say("No banner is shown.", "未显示弹窗。");
const without = (facts: WebsiteFacts) => (hasNoBanner(facts) ? NO_BANNER : null);

const preticked = websiteRule({
  id: "web.consent.no-preticked",
  version: 3,
  level: "medium",
  needs: ["base"],
  notApplicable: without,
  evaluate({ passes: { base, reject } }) {
    const screenshots = bannerShots(base);
    const seen = [base?.banner?.boxes, reject?.banner?.boxes];
    if (seen.every((boxes) => boxes === undefined))
      return uncertain(say("The banner’s boxes were not read.", "未读取弹窗中的复选框。"), { screenshots });
    const boxes = new Map(
      seen.flatMap((list) => list ?? []).map((box) => [`${box.text} ${box.answer ?? ""}`, box]),
    );
    const optional = [...boxes.values()].filter(({ text, disabled }) => !disabled && !isNecessary(text));
    const answers = optional.filter(({ checked, answer }) => checked && answer !== undefined);
    const ticked = optional.filter(
      ({ checked, answer }) => checked && (answer === undefined || kindOfButton(answer) === "accept"),
    );
    const evidence = [
      table(
        "boxes",
        say("Boxes of the banner", "弹窗中的复选框"),
        ["text", "checked", "layer"],
        (ticked.length > 0 ? ticked : optional).map(({ text, checked, layer }) => ({
          text,
          checked: checked ? "yes" : "no",
          layer,
        })),
      ),
    ].filter(({ total }) => total > 0);
    if (ticked.length > 0)
      return failed(
        say(
          `${counted(ticked.length, "box for an optional purpose is", "boxes for optional purposes are")} ticked beforehand.`,
          `有 ${ticked.length} 个非必要用途的复选框被预先勾选。`,
        ),
        { evidence, screenshots },
      );
    if (answers.some(({ answer = "" }) => kindOfButton(answer) === "other"))
      return uncertain(
        say(
          "An answer is chosen beforehand whose words are not read yet.",
          "有一项预先选定的答案，其文字暂无法识别。",
        ),
        { evidence, screenshots },
      );
    const unread = base?.banner ? unreadButtons(base.banner).length > 0 : false;
    const settings = unread || base?.banner?.buttons.some(({ kind }) => kind === "settings");
    const opened = [...boxes.values()].some(({ layer }) => layer === 2);
    if (optional.length === 0 && base?.banner?.deadSettings)
      return notApplicable(
        say("Pressing the banner’s settings opens nothing.", "点击弹窗的设置后没有打开任何内容。"),
      );
    if (optional.length === 0)
      return settings && !opened
        ? uncertain(say("The settings behind the banner were not read.", "未读取弹窗的设置页面。"), {
            screenshots,
          })
        : notApplicable(say("The banner has no boxes.", "弹窗中没有复选框。"));
    return passed(
      say("No box for an optional purpose is ticked beforehand.", "没有预先勾选非必要用途的复选框。"),
      {
        evidence,
        screenshots,
      },
    );
  },
});

type Button = BannerFact["buttons"][number];
const areaOf = ({ look }: Button) => (look ? look.width * look.height : 0);

/** In what a refusal is made harder to see than an agreement; empty where they weigh the same. */
function lesserIn(accept: Button, reject: Button): string[] {
  const [yes, no] = [accept.look, reject.look];
  if (!yes || !no) return [];
  return [
    ...(areaOf(reject) > 0 && areaOf(accept) / areaOf(reject) >= 1.8 ? ["size"] : []),
    ...(yes.fontPx / Math.max(no.fontPx, 1) >= 1.3 ? ["font"] : []),
    ...(no.contrast < 3 && yes.contrast > no.contrast + 1 ? ["contrast"] : []),
    ...(no.plain && !yes.plain ? ["plain"] : []),
    ...(yes.fill >= 2.5 && no.fill < 1.3 && !no.plain ? ["fill"] : []),
  ];
}

const equalChoice = websiteRule({
  id: "web.consent.equal-choice",
  version: 8,
  level: "low",
  needs: ["base"],
  seenStands: true,
  notApplicable: nothingAsked,
  evaluate({ passes: { base } }) {
    const banner = base?.banner;
    const screenshots = bannerShots(base);
    if (!banner || banner.buttons.length === 0)
      return uncertain(say("No button of the banner could be read.", "未能读取弹窗上的按钮。"), {
        screenshots,
      });
    const first = banner.buttons.filter(({ layer }) => layer === 1);
    const accept = first.filter(({ kind }) => kind === "accept").sort((a, b) => areaOf(b) - areaOf(a))[0];
    const reject =
      first.filter(({ kind }) => kind === "reject").sort((a, b) => areaOf(b) - areaOf(a))[0] ??
      refusalOf(banner);
    const unread = unreadButtons(banner).length > 0;
    if (unread && (!accept || !reject))
      return uncertain(
        say("The banner’s buttons are in words that are not read yet.", "弹窗按钮的文字暂无法识别。"),
        { evidence: [buttonTable(banner)], screenshots },
      );
    if (!accept) return notApplicable(say("The banner has no button to accept.", "弹窗没有接受按钮。"));
    if (!reject)
      return failed(
        say(
          "To accept takes one click, to refuse takes more or is not offered.",
          "接受只需点击一次，而拒绝需要更多步骤或未提供。",
        ),
        { evidence: [buttonTable(banner)], screenshots },
      );
    if (!accept.look || !reject.look)
      return uncertain(say("How the buttons look was not recorded.", "未记录按钮的外观。"), { screenshots });
    const lesser = lesserIn(accept, reject);
    const evidence = [
      table(
        "looks",
        say("How the buttons look", "按钮外观"),
        ["text", "kind", "width", "height", "contrast"],
        [accept, reject].map(({ text, kind, look }) => ({
          text,
          kind,
          width: look?.width ?? null,
          height: look?.height ?? null,
          contrast: look?.contrast ?? null,
        })),
      ),
    ];
    if (lesser.length >= 2 || lesser.includes("plain") || lesser.includes("contrast"))
      return failed(
        say(
          `“${reject.text}” is much harder to see than “${accept.text}”.`,
          `“${reject.text}”远不如“${accept.text}”显眼。`,
        ),
        { evidence, screenshots },
      );
    if (lesser.length > 0)
      return potential(
        say(
          `“${reject.text}” stands out less than “${accept.text}”.`,
          `“${reject.text}”不如“${accept.text}”显眼。`,
        ),
        { evidence, screenshots },
      );
    return passed(
      say(
        `“${reject.text}” weighs as much as “${accept.text}”.`,
        `“${reject.text}”与“${accept.text}”同样显眼。`,
      ),
      { evidence, screenshots },
    );
  },
});

const noWall = websiteRule({
  id: "web.consent.no-wall",
  version: 7,
  level: "medium",
  // A wall is what may keep the first visit from being complete: it is judged by what there is.
  needs: [],
  evaluate(facts, context) {
    const { base } = facts.passes;
    const banner = base?.banner;
    const coverage = facts.coverage.find(({ collector }) => collector === "base");
    if (!coverage || (!coverage.complete && coverage.reason !== "consent_wall"))
      return uncertain(say("The first visit is incomplete.", "首次访问不完整。"));
    if (!banner) return notApplicable(NO_BANNER);
    const screenshots = bannerShots(base);
    const evidence = [buttonTable(banner)].filter(({ total }) => total > 0);
    if (banner.blocks === undefined)
      return uncertain(
        say(
          "Whether the page can be used behind the banner was not recorded.",
          "未记录弹窗显示时页面是否可用。",
        ),
      );
    const refuse = refusalOf(banner) !== undefined;
    const closes = banner.buttons.some(({ kind }) => kind === "close");
    const pay = asksForMoney(banner);
    if (banner.blocks && !refuse && unreadButtons(banner).length > 0 && !pay)
      return uncertain(
        say("The banner’s buttons are in words that are not read yet.", "弹窗按钮的文字暂无法识别。"),
        { evidence, screenshots },
      );
    if (banner.blocks && refuse && refusalLeadsAway(facts))
      return uncertain(
        say(
          "To refuse leads to another page, and the page asks again after it.",
          "点击拒绝会打开另一个页面，返回后页面仍要求作出选择。",
        ),
        { evidence, screenshots },
      );
    if (isWall(banner) && pay && isBritish(context))
      return potential(
        say(
          "The page opens only to who consents or pays. The Information Commissioner’s guidance allows it where the fee is fair and the choice is a real one: a person has to judge whether that holds here.",
          "只有同意或付费才能打开页面。英国信息专员的指引允许这种做法，但费用须合理且选择须真实：是否符合需由人工判断。",
        ),
        { evidence, screenshots },
      );
    if (isWall(banner))
      return failed(
        pay
          ? say("The page opens only to who consents or pays.", "只有同意或付费才能打开页面。")
          : say("The page opens only to who consents.", "只有同意才能打开页面。"),
        { evidence, screenshots },
      );
    if (banner.blocks && !refuse && !closes && !isNotice(banner))
      return failedAt(
        "low",
        say(
          "The page cannot be used before a choice, and none refuses at once.",
          "作出选择之前无法使用页面，且无法直接拒绝。",
        ),
        { evidence, screenshots },
      );
    return passed(say("The page can be used without consent.", "无需同意即可使用页面。"), {
      evidence,
      screenshots,
    });
  },
});

export const designRules: readonly Rule[] = [preticked, equalChoice, noWall];
