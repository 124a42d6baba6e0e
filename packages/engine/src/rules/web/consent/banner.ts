import { promisesReading } from "../../../collect/consent/reading-words.ts";
import { takesSelection } from "../../../collect/consent/selection-words.ts";
import { isSaveButton } from "../../../collect/consent/words.ts";
import type { BannerFact, PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import { isPaid } from "../../../knowledge/paid.ts";
import { gap, gapReason } from "../../coverage.ts";
import type { Rule, RuleContext } from "../../types.ts";
import { asksFirst, withoutConsent } from "../shared/asks-first.ts";
import {
  countsOnly,
  isUnknown,
  judgeCookies,
  judgeStorage,
  looksTracking,
  needsConsent,
} from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, isIn, STATISTICS } from "../shared/parties.ts";
import {
  failed,
  hasNoBanner,
  notApplicable,
  passed,
  potential,
  uncertain,
  websiteRule,
} from "../shared/rule.ts";
import { bannerShots, contactTable, requestTable } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { counted, say } from "../shared/words.ts";
import { letsClear, noneTicked } from "./boxes.ts";
import { tellsOfNecessary } from "./notice-words.ts";

/** Buttons of the first layer that look like such and whose words nobody here reads: one may refuse. */
export const unreadButtons = ({ buttons }: BannerFact): BannerFact["buttons"] =>
  buttons.filter(
    ({ kind, layer, look, text }) =>
      kind === "other" &&
      layer === 1 &&
      look !== undefined &&
      !look.plain &&
      !READ.test(text) &&
      !LEAVES.test(text.trim()) &&
      !isSaveButton(text) &&
      !promisesReading(text) &&
      !isPaid(text),
  );

/** Whoever does not agree may go: that leads off the site and refuses nothing on it. `Exit` alone may close the notice. */
const LEAVES =
  /^(?:(?:leave|exit) (?:the |this |our )?(?:web ?)?(?:site|page)|(?:die |diese )?(?:seite|website|webseite) verlassen|quitter (?:le site|la page|ce site|cette page)|(?:salir|abandonar) (?:del sitio|de la (?:p[áa]gina|web)|el sitio|la p[áa]gina|la web)(?: web)?|(?:esci|lascia|abbandona) (?:dal sito|il sito|dalla pagina|la pagina)|sair (?:do site|da p[áa]gina)|(?:site|pagina|website) verlaten|verlaat (?:de |deze )?(?:site|pagina|website)|(?:opuść|wyjdź z|wyjdź ze) (?:stronę|strony|serwis\p{L}?)|lämna (?:sidan|webbplatsen)|forlad (?:siden|hjemmesiden)|forlat (?:siden|nettstedet)|poistu (?:sivustolta|sivulta)|(?:opustit|odejít z) (?:stránk\p{L}{1,2}|webu?)|离开(?:本站|本网站|网站|页面|本页面?)|離開(?:本站|本網站|網站|頁面|本頁面?)|(?:サイト|ページ)を離れる|(?:사이트|페이지) ?나가기|покинуть (?:сайт|страницу)|залишити сайт)$/iu;

/** Words of what leads to something to read. */
const READ =
  /polic|notice|richtlinie|erklärung|mentions|aviso|informativa|impressum|verklaring|beleid|声明|政策|ポリシー|방침|terms/i;

/** Tells and lets nobody choose: one button to agree or to close, and none to refuse or to set anything. */
export function isNotice(banner: BannerFact): boolean {
  const { buttons } = banner;
  return buttons.length > 0 && unreadButtons(banner).length === 0 && !refuses(banner);
}

/** Agree or pay: it asks, though it lets nobody refuse for nothing. */
const sells = ({ buttons }: BannerFact): boolean =>
  buttons.some(({ kind }) => kind === "accept") &&
  buttons.some(({ kind, text }) => kind === "other" && isPaid(text));

/** Does everything that needs consent, or may, wait in a visit that answers nothing? */
function waits(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): boolean {
  const { trackers, tools, unknown } = sortContacts(facts, pass, context);
  const kept = [...judgeCookies(facts, pass, context), ...judgeStorage(facts, pass, context)];
  const open = kept.filter((item) => needsConsent(item) || isUnknown(item));
  return [...trackers, ...tools, ...unknown, ...open].length === 0;
}

/**
 * Does a banner tell of what is necessary, name nothing else and ask nothing, on a site where nothing else was seen, not
 * even after its button was pressed? Then there is nothing to refuse, to weigh or to take back.
 */
function asksNothing(facts: WebsiteFacts, context: RuleContext): boolean {
  const { base, accept, gpc } = facts.passes;
  const banner = base?.banner;
  if (!banner || banner.blocks || !isNotice(banner) || sells(banner)) return false;
  if (gapReason(facts, "base") !== null || gapReason(facts, "accept") !== null) return false;
  return (
    tellsOfNecessary(banner.text, banner.language) &&
    [base, accept, gpc].every((pass) => waits(facts, pass, context))
  );
}

const NO_BANNER = say("No banner is shown.", "未显示弹窗。");
const TELLS_ONLY = say(
  "A notice tells of what is necessary, and nothing that needs consent was seen.",
  "仅显示关于必要 Cookie 的提示，且未发现需要同意的内容。",
);

/** Why nothing is to be said of an answer that nobody is asked for; null where one is. */
export const nothingAsked = (facts: WebsiteFacts, context: RuleContext) =>
  hasNoBanner(facts) ? NO_BANNER : asksNothing(facts, context) ? TELLS_ONLY : null;

/**
 * The button of the first layer that refuses: by its words, or because it takes what is ticked ("Allow selection") and
 * nothing for an optional purpose is.
 */
export const refusalOf = (banner: BannerFact): BannerFact["buttons"][number] | undefined => {
  const first = banner.buttons.filter(({ layer }) => layer === 1);
  const keeps = letsClear(banner) && noneTicked(banner);
  return (
    first.find(({ kind }) => kind === "reject") ??
    (keeps ? first.find(({ text, kind }) => kind === "other" && takesSelection(text)) : undefined)
  );
};

/** Is one of its buttons known to refuse or to lead to settings, or lie these in it? */
const refuses = (banner: BannerFact): boolean =>
  banner.buttons.some(({ kind }) => kind === "reject" || kind === "settings") || letsClear(banner);

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

const bannerPresent = websiteRule({
  id: "web.consent.banner-present",
  version: 10,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base, accept } = facts.passes;
    const screenshots = bannerShots(base);
    const notice = base?.banner && isNotice(base.banner) ? base.banner : null;
    if (base?.banner && !notice && !refuses(base.banner) && unreadButtons(base.banner).length < 2)
      return uncertain(
        say(
          "A banner is shown; whether it lets anybody refuse could not be read.",
          "显示了弹窗，但无法识别其是否允许拒绝。",
        ),
        { evidence: [buttonTable(base.banner)].filter(({ total }) => total > 0), screenshots },
      );
    if (base?.banner && !notice) {
      return passed(
        say("A consent banner is shown on the first visit.", "首次访问时显示 Cookie 同意弹窗。"),
        {
          evidence: [buttonTable(base.banner)],
          screenshots,
        },
      );
    }
    if (notice && sells(notice) && waits(facts, base, context))
      return passed(
        say(
          "A banner asks on the first visit, to agree or to pay, and nothing that needs consent comes before the answer.",
          "首次访问时弹窗要求同意或付费，且在作出选择前未发现需要同意的内容。",
        ),
        { evidence: [buttonTable(notice)], screenshots },
      );
    const seen = [base, accept].map((pass) => sortContacts(facts, pass, context));
    const trackers = unique(seen.flatMap((sorted) => [...sorted.trackers, ...sorted.tools]));
    const cookies = [base, accept].flatMap((pass) => judgeCookies(facts, pass, context));
    const stored = [base, accept].flatMap((pass) => judgeStorage(facts, pass, context));
    const kept = new Map([...cookies, ...stored].filter(needsConsent).map((item) => [nameOf(item), item]));
    const buttons = notice ? [buttonTable(notice)] : [];
    if (trackers.length > 0 || kept.size > 0) {
      const what = `${counted(trackers.length, "tracker", "trackers")} and ${counted(kept.size, "tracking cookie or key", "tracking cookies or keys")}`;
      const summary = notice
        ? say(
            `The notice lets nobody refuse, yet ${what} were seen.`,
            `提示不提供拒绝选项，却发现 ${trackers.length} 个跟踪器和 ${kept.size} 个用于跟踪的 Cookie 或存储项。`,
          )
        : say(
            `No consent banner is shown, yet ${what} were seen.`,
            `未显示 Cookie 同意弹窗，却发现 ${trackers.length} 个跟踪器和 ${kept.size} 个用于跟踪的 Cookie 或存储项。`,
          );
      const extras = {
        evidence: [...buttons, contactTable(trackers), requestTable(trackers)].filter(
          ({ total }) => total > 0,
        ),
        screenshots,
      };
      const counting = trackers.every(isIn(STATISTICS)) && [...kept.values()].every(countsOnly);
      return withoutConsent(context, counting, summary, extras);
    }
    const unknown = new Set([...cookies, ...stored].filter(isUnknown).map(nameOf)).size;
    const hosts = unique(seen.flatMap((sorted) => sorted.unknown));
    if (unknown + hosts.length > 0) {
      const acting =
        [...cookies, ...stored].some((item) => isUnknown(item) && looksTracking(item)) ||
        [base, accept].some((pass, at) => seen[at]?.unknown.some((contact) => actsAsTracker(contact, pass)));
      const answer = acting && asksFirst(context) ? potential : uncertain;
      return answer(
        say(
          `No banner offers a choice, and ${counted(unknown + hosts.length, "name or host has", "names or hosts have")} a purpose to be confirmed.`,
          `没有弹窗提供选择，且有 ${unknown + hosts.length} 个名称或主机的用途待确认。`,
        ),
        { evidence: [...buttons, contactTable(hosts)].filter(({ total }) => total > 0), screenshots },
      );
    }
    return notApplicable(
      notice
        ? say(
            "A notice is shown, and nothing that needs consent was seen.",
            "显示了提示，且未发现需要同意的内容。",
          )
        : say(
            "Nothing that needs consent was seen, and no banner is shown.",
            "未发现需要同意的内容，也未显示弹窗。",
          ),
    );
  },
});

const nameOf = (item: { name: string; domain: string } | { key: string; origin: string }) =>
  "name" in item ? `${item.name} ${item.domain}` : `${item.key} ${item.origin}`;

const unique = (list: readonly Contact[]): Contact[] => [
  ...new Map(list.map((contact) => [`${contact.host} ${contact.vendor?.name}`, contact])).values(),
];

const rejectOffered = websiteRule({
  id: "web.consent.reject-offered-first-layer",
  version: 11,
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

export function buttonTable(banner: BannerFact) {
  return table(
    "buttons",
    say("Buttons of the banner", "弹窗上的按钮"),
    ["text", "kind", "layer"],
    banner.buttons.map(({ text, kind, layer }) => ({ text, kind, layer })),
  );
}

export const bannerRules: readonly Rule[] = [bannerPresent, rejectOffered];
