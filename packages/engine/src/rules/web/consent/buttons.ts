import { promisesReading } from "../../../collect/consent/reading-words.ts";
import { takesSelection } from "../../../collect/consent/selection-words.ts";
import { isSaveButton } from "../../../collect/consent/words.ts";
import type { BannerFact } from "../../../facts/types.ts";
import { isPaid } from "../../../knowledge/paid.ts";
import { table } from "../shared/evidence.ts";
import { say } from "../shared/words.ts";
import { letsClear, noneTicked } from "./boxes.ts";

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
export const sells = ({ buttons }: BannerFact): boolean =>
  buttons.some(({ kind }) => kind === "accept") &&
  buttons.some(({ kind, text }) => kind === "other" && isPaid(text));

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
export const refuses = (banner: BannerFact): boolean =>
  banner.buttons.some(({ kind }) => kind === "reject" || kind === "settings") || letsClear(banner);

export function buttonTable(banner: BannerFact) {
  return table(
    "buttons",
    say("Buttons of the banner", "弹窗上的按钮"),
    ["text", "kind", "layer"],
    banner.buttons.map(({ text, kind, layer }) => ({ text, kind, layer })),
  );
}
