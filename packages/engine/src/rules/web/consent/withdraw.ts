import type { LinkFact } from "../../../facts/types.ts";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { passed, potential, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { say } from "../shared/words.ts";
import { nothingAsked } from "./asks-nothing.ts";
import { namesCookieChoice, sellsBiscuits } from "./cookie-choice.ts";

/** How links and buttons back to the choice are called, by language. */
const WITHDRAW: readonly RegExp[] = [
  /(cookies?|consent|privacy)[\s-]{0,2}(settings?|preferences?|choices?|options|manager|cent(er|re)|controls?|dashboard|policy settings)/i,
  /(tracking|data|analytics|statistics)[\s-]{0,2}(settings?|preferences?|choices?|opt[- ]?out)/i,
  /(manage|change|update|review|edit|adjust|customi[sz]e|open|reset|revoke|withdraw)( (my|your|the|our))? (cookies?|consent|privacy|tracking)|your (cookies?|consent)/i,
  /withdraw (my |your )?consent|opt[- ]?out of cookies/i,
  /(cookie|datenschutz|privatsphäre|einwilligungs|consent|tracking)[\s-]{0,2}(einstellungen|optionen|präferenzen|verwalt)|(einwilligung(en)?|cookie-zustimmung) (ändern|widerrufen|verwalten|anpassen)|cookies? (verwalten|ändern|anpassen)|einwilligung/i,
  /(gérer|paramètres?|paramétrer|préférences?|modifier|personnaliser|gestion|réglages?|choix).{0,16}(cookies?|traceurs?|témoins|consentement|confidentialité)|cookies? (paramètres|préférences)/i,
  /(configur\w{0,12}|ajustes|preferencias|gestionar|administrar|cambiar|opciones|panel|retirar).{0,16}(cookies?|consentimiento|privacidad)/i,
  /(impostazioni|preferenze|gestisci|gestione|modifica|revoca|aggiorna|scelte).{0,18}(cookie|consenso|privacy|tracciamento)/i,
  /(configura\w{0,12}|defini\w{0,12}|preferências|gerenciar|gerir|alterar|revogar|opções).{0,16}(cookies?|consentimento|privacidade)/i,
  /cookie[\s-]{0,2}(instellingen|voorkeuren|beheer)|(cookies?|toestemming|privacy) ?(beheren|wijzigen|aanpassen|intrekken|instellingen|voorkeuren)|(wijzig|beheer|pas).{0,12}(cookies?|toestemming|voorkeuren)/i,
  /(ustawienia|zarządzaj|zmień|preferencje|wycofaj).{0,16}(cookie|plik\w{0,12}|prywatno|zgod)/i,
  /cookie[\s-]{0,2}(inställningar|val)|(hantera|ändra|återkalla|anpassa).{0,12}(cookies?|samtycke|kakor)|kakinställningar/i,
  /(cookie|クッキー|プライバシー|同意).{0,6}(設定|管理|変更|撤回)|(쿠키|개인정보|동의) ?(설정|관리|변경|철회)/i,
  /(cookie|隐私|隱私|同意|偏好)\s{0,2}(设置|設定|偏好|管理|选择|選擇|选项)|撤回同意|管理\s{0,2}cookie|(настройки|управлени\w{1,4}).{0,12}(cookie|файл)/i,
  /(nastavení|správa|předvolby|změnit|odvolat|nastavenia|spravovať|zmeniť).{0,16}(cookies?|souhlas|súhlas|soukromí|súkromi)|cookies? (nastavení|nastavenia)/i,
  /(sütik?|cookie(-k)?)[\s-]{0,2}(beállítás|kezelés|módosítás)|(beállítás\S{0,4}|hozzájárulás) (módosítás|visszavonás|kezelés)|adatvédelmi beállítás/i,
  /(setări|preferințe|gestion\S{1,4}|modific\S{1,4}|retrage\S{0,4}).{0,18}(cookie|consimțământ|confidențialit)/i,
  /(indstillinger|innstillinger|tilpas|endre|administrer|ændr|rediger|træk|skift|bytt|forny|åbn|åpne|nulstil|tilbakestill).{0,14}(cookies?|samtykke|informasjonskaps|privatliv|personvern)|(cookie|samtykke|personvern)[\s-]?(indstilling|innstilling|valg)\S{0,4}/i,
  /(eväste|evästei\S{1,3}|tietosuoja|suostumu\S{1,4})[\s-]?(asetu\S{1,4}|valin\S{1,6}|hallin\S{1,4})|(muuta|hallitse|peru|avaa|päivitä).{0,12}(eväste|suostumu)/i,
  /(ρυθμίσεις|προτιμήσεις|διαχείριση|αλλαγή|ανάκληση).{0,18}(cookies?|συγκατάθεσ|απορρήτου|ιδιωτικ)/i,
  /(çerez|gizlilik|rıza)\S{0,4} (ayar|tercih|yönet)|(ayarlar|tercihler).{0,8}çerez/i,
  /(налаштування|керувати|керування|змінити|відкликати).{0,16}(cookie|файл|згод|приватн)|(изменить|отозвать|управл).{0,16}(cookie|согласи)/i,
  /(настройки|управление|промяна|оттегл).{0,16}(бисквитк|съгласи|поверит)/i,
  /(postavke|nastavitve|upravljanje|uredi|promijeni|spremeni|prekliči|povuci).{0,16}(kolačić|piškot|privol|privatn|zasebn|soglas|cookie)|(podešavanj\S|постав\S{0,3}).{0,12}(kolačić|колачић)/i,
  /(küpsiste|sīkdat\S{1,3}|slapukų|privaatsus\S{0,4}|privātuma|privatumo)[\s-]{0,2}(seaded|sätted|eelistused|iestatījumi|nustatymai|parinktys)/i,
  /(configura\S{0,5}|preferències|gestiona|canvia).{0,14}(galetes|cookies?|consentiment|privad)/i,
  /(stillingar|stillinga|breyta|stjórna|afturkalla).{0,14}(vafrakök|samþykk|persónuvernd)|vafrakökustilling/i,
  /(cilësimet|preferencat|menaxho|ndrysho).{0,16}(cookie|pëlqim|privatësi)/i,
  /(поставки|прилагод|управува|промени).{0,16}(колачињ|согласност|приватност)/i,
  /(axustes|preferencias|xestionar).{0,16}(cookies?|consentimento|privacidade)/i,
  /(pakeisti|keisti|valdyti|tvarkyti).{0,14}(slapuk|sutikim|privatum)|(mainīt|pārvaldīt|atsaukt).{0,14}(sīkdat|piekrišan|privātum)|(muuda|halda|võta tagasi).{0,14}(küpsis|nõusolek|privaatsus)/i,
  /(pengaturan|kelola|preferensi|ubah).{0,12}(cookie|privasi|persetujuan)|(cài đặt|quản lý|thay đổi|tùy chọn).{0,12}(cookie|quyền riêng tư|sự đồng ý)/i,
  /(إعدادات|إدارة|تفضيلات|خيارات|تعديل|تغيير|سحب).{0,12}(ملفات (?:تعريف|الارتباط|الكوكي)|الكوكيز|كوكيز|الخصوصية|الموافقة|سجلات التتبع)/i,
  /(הגדרות|ניהול|העדפות|שינוי|ביטול).{0,10}(עוגיות|קוקיז|cookies?|פרטיות|הסכמה)/i,
  /(ตั้งค่า|จัดการ).{0,10}(คุกกี้|ความเป็นส่วนตัว|ความยินยอม)/i,
  /(कुकी|कुकीज़|गोपनीयता|सहमति).{0,6}(सेटिंग|सेटिंग्स|प्राथमिकता|विकल्प|प्रबंधन|बदलें|प्रबंधित)/i,
];
/** Consent itself, as it is called by language: what one presses that names it leads back to it, whatever its verb. */
const CONSENT =
  /\bconsent\b|einwilligung|zustimmung|consentement|consentimiento|consentimento|\bconsenso\b|toestemming|\bzgod[aęyo]\S{0,2}(?![\p{L}])|samtyck|samtykke|suostumu|souhlas|súhlas|hozzájárul|consimțământ|съгласи|privol|pristan[ae]k|soglas|συγκατάθεσ|συναίνεσ|nõusolek|piekrišan|sutikim|\brıza|згод[иауоі]|согласи|同意|동의|ความยินยอม|الموافقة|הסכמ|सहमति|sự đồng ý|persetujuan/iu;
/** One’s own choices alone, which in place of a link elsewhere are those on consent. */
const CHOICES =
  /^(?:(?:manage|change|review|edit|update)? ?my (?:choices?|preferences)|(?:modifier|gérer|revoir|changer) (?:mes|vos) (?:choix|préférences)|mes (?:choix|préférences)|(?:meine )?(?:auswahl|wahl|entscheidung) (?:ändern|anpassen|bearbeiten)|(?:cambiar|modificar|gestionar) (?:mi|mis|sus?) (?:elección|elecciones|preferencias)|(?:modifica|cambia|rivedi|gestisci) (?:le mie|le tue) (?:scelte|preferenze)|(?:alterar|gerir|gerenciar) (?:as )?(?:minhas|suas) (?:escolhas|preferências)|(?:mijn )?keuzes? (?:wijzigen|aanpassen|beheren)|(?:zmień|edytuj) (?:swój )?wybór|(?:ändra|hantera) (?:mina |dina )?val|(?:ændr|endre) (?:mine? )?valg|muuta valintoja(?:ni)?|změnit (?:svůj )?výběr)$/i;

/** Services, vendors or trackers, which are chosen in the question alone where the link stays on the page. */
const SERVICES =
  /(?:manage|change|choose|review) (?:my |your |the |our )?(?:services|vendors|trackers|partners|tools)$|^(?:meine |ihre |die )?(?:dienste|anbieter|tracker|drittanbieter|externe inhalte) (?:verwalten|ändern|auswählen|anpassen|einstellen)$|^(?:gérer|modifier|choisir) (?:les |mes |vos |nos )?(?:services|traceurs|partenaires|fournisseurs)(?: tiers)?$|^(?:gestionar|cambiar|elegir) (?:los |mis |sus )?(?:servicios|proveedores|rastreadores)$|^(?:gestisci|modifica|scegli) (?:i |le )?(?:servizi|fornitori|tracciatori)$|^(?:gerir|gerenciar|alterar) (?:os )?(?:serviços|fornecedores|rastreadores)$|^(?:diensten|leveranciers|trackers) (?:beheren|wijzigen|kiezen)$|^(?:zarządzaj|zmień) (?:usługami|usługi|dostawcami)$|^(?:hantera|ändra) (?:tjänster|leverantörer)$|^(?:administrer|håndter|endre) (?:tjenester|leverandører)$|^(?:管理|更改)(?:服务|服務|供应商)$|^サービスの?(?:管理|設定)$/i;

/** Words that such a button has beside it where it gives consent to something else. */
const GIVES =
  /\b(?:i|we|ich|je|j['’]|yo|io|eu|ik|ja|jag|jeg|send|submit|absenden|envoyer|enviar|invia|verzenden|wyślij|skicka)\b|同意(?:し|する|并|並|并提交)|동의합니다/iu;

/** Legal pages are read, not set. */
const READ_ONLY =
  /polic(y|ies)$|notice$|statement$|richtlinie$|erklärung$|politique|informativa|verklaring$|polityka|政策$|声明$|ポリシー$|방침$/i;

/** A way back may be an icon without words, so that none found is a hint, not a proof. */
const withdrawLink = websiteRule({
  id: "web.consent.withdraw-link",
  version: 13,
  level: "medium",
  needs: ["base", "accept"],
  notApplicable: nothingAsked,
  evaluate({ passes: { accept } }) {
    const screenshots = shots(accept, "after_reload");
    const fits = (text: string) => {
      const said = text.slice(0, 160).trim();
      const settings = WITHDRAW.some((words) => words.test(said)) && !sellsBiscuits(said);
      return (settings || namesCookieChoice(said)) && !READ_ONLY.test(said);
    };
    // In a footer the bare word is short for the settings; elsewhere it may be what the site sells.
    const bare = ({ text, href, inFooter }: LinkFact) =>
      inFooter && /^cookies?$/i.test(text.trim()) && /cookie|consent|privacy|#/i.test(href);
    const names = (text: string) =>
      text.length <= 40 && CONSENT.test(text) && !GIVES.test(text) && !READ_ONLY.test(text);
    const chooses = (text: string) => CHOICES.test(text.trim());
    // A link that leads elsewhere may be about anything that is chosen there.
    const inPlace = ({ text, href, inFooter }: LinkFact) =>
      (inFooter && chooses(text) && /#[\w-]*$|^javascript:/.test(href)) ||
      (SERVICES.test(text.trim()) && /#[\w-]*$|^javascript:/.test(href));
    const controls = accept?.controls;
    const words =
      controls?.find(fits) ??
      controls?.find(names) ??
      controls?.find(chooses) ??
      controls?.find((text) => SERVICES.test(text.trim()));
    const link =
      accept?.links.find((one) => fits(one.text) || bare(one) || inPlace(one)) ??
      (words ? { text: words, href: accept?.finalUrl ?? "" } : undefined);
    const wayBack = accept?.choice?.wayBack;
    if (!link && wayBack !== undefined) {
      const words = wayBack ? { en: ` “${wayBack}”`, cn: `“${wayBack}”` } : { en: "", cn: "" };
      return passed(
        say(
          `What is pressed at the edge of the page${words.en} brings the question back.`,
          `按下页面边缘的按钮${words.cn}后，同意弹窗会再次出现。`,
        ),
        { screenshots },
      );
    }
    if (!link) {
      return potential(
        say(
          "After “Accept”, no link back to the consent settings was found.",
          "点击“接受”后，未找到返回同意设置的链接。",
        ),
        { screenshots },
      );
    }
    if (wayBack === undefined && accept?.choice?.deadWays?.includes(link.text.trim()))
      return potential(
        say(
          `The link “${link.text.trim()}” stays on the page, and nothing is seen to come of pressing it.`,
          `页面保留“${link.text.trim()}”链接，但点击后未见任何变化。`,
        ),
        { screenshots },
      );
    return passed(
      say(`The link “${link.text.trim()}” stays on the page.`, `页面保留“${link.text.trim()}”链接。`),
      {
        evidence: [
          table("links", say("Link", "链接"), ["text", "url"], [{ text: link.text.trim(), url: link.href }]),
        ],
        screenshots,
      },
    );
  },
});

export const withdrawRules: readonly Rule[] = [withdrawLink];
