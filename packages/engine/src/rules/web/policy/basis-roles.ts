import { DATA } from "./data-words.ts";
import { EXCEPTS } from "./denials.ts";
import { KEPT } from "./kept-words.ts";
import { near } from "./near.ts";

/** A law, a code or what books of account are kept by; in all languages read. */
const LAW =
  /(?<!\p{L})(?:laws?|act|code|statute)(?!\p{L})|gesetz|(?:steuer|handels)recht|abgabenordnung|(?<!\p{L})lois?(?!\p{L})|code (?:de|du|des|général)|(?<!\p{L})ley(?:es)?(?!\p{L})|legge|codice|(?<!\p{L})leis?(?!\p{L})|código|(?<!\p{L})wet(?!\p{L})|(?<!\p{L})wet(?:boek|geving)|ustaw|kodeks|przepis|lag(?:en|stiftningen)?(?!\p{L})|lov(?:en|givningen)?(?!\p{L})|(?<!\p{L})la(?:ki|in)(?!\p{L})|laki(?!\p{L})|zákon|törvény|leg(?:ea|ii)(?!\p{L})|codul|νόμο|νομοθεσ|kanun|mevzuat|закон|кодекс|법(?:률|령|에)|세법|法(?:律|令|規)|税法|القانون|कानून|luật|undang/iu;
const OBLIGES =
  /oblig|requir|compel|verpflicht|vorgeschrieb|verlangt|schreibt|impos|exig|manda(?!t)|obblig|impone|richied|verplicht|vereis|schrijft|nakazuj|wymaga|zobowiąz|kräver|förplikt|skyldig|kræver|pålæg|krever|påleg|velvoit|edellyt|vaatii|ukládá|vyžaduje|povinn|prikazuje|kötelez|előír|(?<!\p{L})cere(?!\p{L})|impune|obvezuj|nalaže|propisuj|zahtev|zorunlu|gerektir|yükümlü|обязыва|требует|велить|вимага|зобов['’]яз|задължав|изисква|υποχρε|επιβάλ|απαιτ|義務|定め|要求|规定|規定|의무|남겨야|يلزم|إلزام|yêu cầu|mewajib/iu;
/** What a house has to keep or to write. */
const PAPERS =
  /invoice|receipt|(?<!\p{L})books(?!\p{L})|rechnung|beleg|factur|fattur|fatura|faktu|faktúr|recib|paragon|kvitto|bilag|bogfør|bokför|bokfør|kirjanpito|tosit|lasku|účet|účt|doklad|számla|ugovor|račun|fiş|muhaseb|счёт|счет|чек|рахун|фактур|τιμολόγ|απόδειξ|領収|帳簿|记录|记账|发票|거래 ?기록|영수|فواتير|hóa đơn|faktur/iu;
/** It does so to the house that speaks. */
const US =
  /(?<!\p{L})(?:us|we|uns|wir|nous|nos|ci|noi|ons|ertoe|nas|oss|os|meidät|meitä|nás|nám|minket|ne|ni|нас|нам|μας|bizi)(?!\p{L})/iu;

/** What two have agreed on. */
const AGREED =
  /contract|agreement|(?<!\p{L})ordered|signed up|vertrag|contrat|contrato|(?<!\p{L})(?:trato|encargo|pedido)(?!\p{L})|contratto|overeenkomst|afgesproken|umow[aęy]|zamówi|avtal|aftale|bestil|sopimu|smlouv|zmluv|szerződ|comand|ugovor|pogodb|sözleşme|договор|домовлен|замовл|поръч|σύμβασ|συμβάσ|契約|合同|계약|عقد|hợp đồng|kontrak|perjanjian/iu;
/** It is kept to, or cannot be without. */
const KEPT_TO =
  /perform|fulfil|carry(?:ing)? out|(?<!\p{L})without (?:it|them|these|this|your)|erfüll|abwick|abzuwick|ohne (?:diese|ihre|sie)|exécut|sans (?:ces|elles|vos)|ejecu|cumpl|sin (?:sus|esos|ellos)|esegui|esecuz|adempi|executa|execução|cumpri|sem (?:esses|eles)|uitvoer|nakom|wykona|realizac|fullgör|uppfyll|opfyld|oppfyll|täyttä|plněn|splni|plnen|teljesít|execut|(?<!\p{L})temeiul|în baza|izvrš|izpoln|ifası|yerine getir|исполн|викон|изпълн|εκτέλεσ|εκτελέσ|με βάση|履行|果た|이행|تنفيذ|thực hiện|pelaksanaan/iu;

/** People said yes to it. */
const SAID_YES =
  /(?:you|they) (?:have )?(?:said yes|told us (?:that )?(?:we|yes)|allowed us|let us)|ja gesagt|(?:avez|a) dit oui|(?:avec|sans|qu['’]avec) (?:l['’]|votre |son )accord|dicho que sí|(?:nos )?(?:ha|has) dado permiso|detto (?:di )?sì|disse que sim|(?<!\p{L})autorizou|ja gezegd|har sagt ja|sagde ja|sa(?:nut|noit) kyllä|antanut (?:siihen )?luvan|ați fost de acord|acordul|řekli ano|povedali áno|igent mond|hozzájárul|zgodzi(?:li|łeś|ła)|за вашою згодою|с вашего согласия|с ваше съгласие|pristal|evet ded/iu;
const GIVEN_FOR =
  /newsletter|rundbrief|infolettre|lettre|boletín|bolet|nieuwsbrief|nyhetsbrev|nyhedsbrev|club|photo|foto|φωτογρ|фото|відгук|отзыв|hír|novin/iu;

/** A label that asks by what right. */
const BY_WHAT_RIGHT =
  /^.{0,6}(?:why (?:are we allowed|may we|can we)|by what right|with what permission|warum dürfen wir|mit welchem recht|de quel droit|qu['’]est-ce qui nous autorise|con qué (?:permiso|derecho)|con quale diritto|com que (?:direito|autorização)|waarom mogen wij|met welk recht|jakim prawem|dlaczego (?:nam wolno|możemy)|varför får vi|med vilken rätt|hvorfor (?:må|får) vi|millä oikeudella|co nás opravňuje|în ce temei|milyen jogon|ne hakla|на каком основании|на якій підставі|на какво основание)(?!\p{L})/iu;

/** Does a sentence say by what the law lets the house use data: another law, what was agreed on, or a yes? */
export function givesBasis({ text, heading }: { text: string; heading: string }): boolean {
  if (BY_WHAT_RIGHT.test(text) && /[:：.?]\s?\p{L}/u.test(text)) return true;
  if (EXCEPTS.test(text) || EXCEPTED.test(text)) return false;
  const told = DATA.test(text) || KEPT.test(text) || PAPERS.test(text);
  if (near(text, LAW, OBLIGES, CLAUSE) && (PAPERS.test(text) || (told && US.test(text)))) return true;
  if (DATA.test(text) && near(text, AGREED, KEPT_TO, CLAUSE)) return true;
  return SAID_YES.test(text) && (DATA.test(text) || GIVEN_FOR.test(text) || BY_WHAT_RIGHT.test(heading));
}
const CLAUSE = 90;
/** As East Asian languages say what is left out. */
const EXCEPTED = /を除|場合のほか|除外|除非|제외|경우 외/u;
