import type { WebsiteFacts } from "../../../facts/types.ts";
import { policyText, readablePolicies } from "../shared/policy.ts";
import { moreLanguage, moreWords } from "./more-sections.ts";

/**
 * Words that show a section is there, in the languages the classifier reads.
 * Keywords can show that a subject is missing, not that it is treated well.
 */
export const SECTION_WORDS: Readonly<Record<string, RegExp>> = {
  s_controller:
    /data controller|controller (is|of|for)|who we are|responsible for (the processing|your (personal )?data)|operated by|verantwortlich|responsable du traitement|responsable del tratamiento|titolare del trattamento|处理者|控制者|我们是谁|(运营|经营)(方|者|主体)|公司(名称|全称)|由.{2,30}(公司|运营)|who (is|are) (responsible|in charge)|about us|we are .{2,60}(ltd|inc|gmbh|llc|b\.v\.|limited|company)|your privacy at|data protection officer|responsible (party|entity|body)|wer (wir sind|ist verantwortlich)|anbieter dieser|diensteanbieter|qui sommes[- ]nous|qui est responsable|quién(es)? (somos|es (el )?responsable)|chi siamo|chi è responsabile|quem somos|respons[áa]vel pelo tratamento|controlador|verwerkingsverantwoordelijke|wie (zijn wij|wij zijn)|verantwoordelijk|administrator(em)? danych|kim jesteśmy|personuppgiftsansvarig|vilka vi är|事業者|運営(者|会社)|個人情報取扱事業者|개인정보처리자|회사(는|명)/i,
  s_purposes:
    /purposes?|why we (use|collect|process)|how we use|we use (your|the|this) (personal )?(data|information)|zweck|finalit[ée]|finalidad|finalit[aà]|目的|(如何|怎样)使用|用途|what (we|do we) (do|use) .{0,30}(data|information)|why we (need|have|ask|want)|reasons? (we|for)|what .{0,20}(data|information) (is|are) (used )?for|in order to|wof[üu]r (wir|nutzen)|warum wir|verwend(en|ung)|à quoi servent|pourquoi (nous|collect)|utilis(ons|ation)|para qu[ée]|por qu[ée] (usamos|recog)|perch[ée] (raccog|tratt|usi)|a cosa servono|por que (colet|usa)|para que|doeleinden|waarom (wij|we)|cel(e|u|ach)? (przetwarzania)|dlaczego|ändamål|varför vi|利用目的|이용 목적|처리 목적/i,
  s_basis:
    /legal bas[ie]s|lawful bas[ie]s|legitimate interest|performance of (a|the) contract|rechtsgrundlage|berechtigte[sn]? interesse|base l[ée]gale|base jur[ií]dica|base giuridica|合法性基础|法律依据|合法利益|取得.{0,6}同意|履行合同|legal (ground|reason|justification)|lawful(ly|ness)?|on the basis of|because you (agreed|consented|gave)|with your consent|art(icle|\.|ikel)? ?6|contract with you|legal obligation|grundlage|auf basis|aufgrund (ihrer|unserer)|einwilligung|gesetzliche (grundlage|pflicht)|fondement (juridique|légal)|obligation l[ée]gale|base legal|fundamento jur[ií]dico|interés leg[ií]timo|fondamento giuridico|interesse legittimo|leg[ií]timo interesse|rechtsgrond|grondslag|gerechtvaardigd belang|podstaw(a|ie|y) prawn|rättslig grund|berättigat intresse|法的根拠|同意に基づ|법적 근거|동의를 (받|얻)/i,
  s_recipients:
    /recipients?|anbieter (?:ist|dieser|des|der)|übermittelt an|weitergegeben|third part(y|ies)|share (your|the|this|personal)|service providers?|processors?|disclos|empf[äa]nger|auftragsverarbeiter|destinataires?|sous-traitants?|destinatarios?|destinatari|接收方|第三方|共享|委托处理|合作伙伴|who (else )?(sees|gets|receives|has access|can see)|who we (share|tell|give)|(partners|companies|suppliers|vendors|providers) (who|that|we|which)|shar(e|ed|ing) .{0,30}with|passed on|weitergabe|wer (erhält|bekommt|sieht)|dienstleister|dritte|qui (reçoit|a accès|voit)|partag|prestataires|tiers|quién (recibe|ve|tiene)|compart|proveedores|terceros|chi (riceve|vede|ha accesso)|condivi|fornitori|terzi|quem (recebe|tem acesso)|compartilh|partilh|fornecedores|terceiros|ontvangers|delen (wij|we)|derden|odbiorc|udostępni|mottagare|delar|第三者|提供先|委託|제3자|제공|위탁/i,
  s_transfers:
    /transfer|\bUSA\b|united states|vereinigte staaten|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|modelcontract|naar de vs\b|stan(?:y|ów) zjednoczon|standardvertragsklauseln|clauses contractuelles|cl[áa]usulas contractuales|clausole contrattuali|outside (of )?(the )?(eea|eu|european|uk|china)|third countr|standard contractual|drittl[aä]nd|pays tiers|transferencia|trasferiment|出境|跨境|境外|存储(于|在).{0,8}境内|other countries|abroad|overseas|where (is )?(your|the) (data|information) (is )?(kept|stored|processed|goes)|ausland|übermittlung|außerhalb|drittstaat|übermittelt|à l['’]étranger|hors (de l|ue)|extranjero|fuera de|all['’]estero|fuori dall|exterior|fora d[oa]|buitenland|buiten de|derde landen|zagranic|trzecich|poza eog|utomlands|tredje ?land|utanför|海外|外国|国外|국외|해외/i,
  s_retention:
    /retain|retention|how long|keep (your|the|this|it|them)|stored for|speicherdauer|aufbewahr|l[öo]schung|dur[ée]e de conservation|conserv|保存期限|存储期限|保留|存储.{0,4}时间|how (long|much time)|kept for|delete(d)? (after|when|once)|(for|after) (\d{1,20}|one|two|three|five|six|seven|ten) (days|weeks|months|years)|wie lange|gelöscht|aufbewahrung|speicherfrist|combien de temps|durée|cu[áa]nto tiempo|plazo|conservaci[oó]n|quanto tempo|per quanto|periodo di conservazione|prazo|guardamos|mantemos|mantenemos|(?:durante|por|per|pendant) (?:\d{1,2}|[a-zà-ÿ]{2,9}) (?:años|anos|anni|ans|meses|mesi|mois)|reten[çc][ãa]o|hoe lang|bewaar|jak długo|okres przechowywania|hur länge|lagring|保存期間|保管期間|保有期間|保存(?:し|する)|보유.{0,6}기간|보관/i,
  s_rights:
    /your rights|right to|rights? of (access|erasure|rectification|data subjects)|data subject rights|betroffenenrechte|ihre rechte|recht auf|vos droits|droit d['’]acc[èe]s|sus derechos|derechos|diritti|您的权利|个人信息主体|查阅|更正|删除|撤回|what you can (do|ask)|you (can|may) (ask|request|have|see|get|access|correct|delete|object)|your (choices|options|control)|access(,| and| to).{0,30}(correct|delet|eras)|was sie (tun|verlangen)|auskunft|widerspruch|berichtigung|vos choix|vous pouvez (demander|accéder)|droit (de|d|à)|tus derechos|puede(s)? (solicitar|acceder)|derecho a|i tuoi diritti|puoi (chiedere|accedere)|diritto (di|a)|seus direitos|direito (?:de|a|à)|direitos|pode (solicitar|pedir)|uw rechten|recht op|je rechten|(twoje|pani) prawa|prawo do|dina rättigheter|rätt (att|till)|sprostowan|rectifica|rettifica|retifica|inzage|rättelse|権利|開示|訂正|권리|열람|정정/i,
  s_complaint:
    /complain|supervisory authority|data protection authority|information commissioner|attorney general|aufsichtsbeh[öo]rde|beschwerde|autorit[ée] de contr[ôo]le|r[ée]clamation|autoridad de control|reclamaci[oó]n|autorit[aà] di controllo|reclamo|投诉|举报|监管(部门|机构)|not (happy|satisfied)|regulator|ombudsman|authority|\bcnil\b|\bico\b|\bdpc\b|\baepd\b|garante|\banpd\b|autoriteit persoonsgegevens|\bap\b|skarg|\buodo\b|urzędu ochrony|klagomål|\bimy\b|integritetsskydd|datenschutzbehörde|landesbeauftragte|plainte|autoridad|autoridade|autorità|klacht|苦情|相談窓口|個人情報保護委員会|불만|침해|신고|개인정보보호위원회/i,
  s_contact:
    /contact us|contact|get in touch|e-?mail|write to us|[\w.+-]@[\w-]{1,63}\.\w|kontakt|nous contacter|contacto|contatt|联系(我们|方式)|邮箱|电话|reach us|talk to us|questions\?|ask us|phone|telephone|(postal )?address|fragen\?|erreichen|écrire|écrivez|nous joindre|escr[ií]b|fale conosco|scrivi|schrijf|bereik|napisz|skriv|お問い合わせ|連絡先|문의|연락/i,
};

/** Languages the words above cover. */
const READ_LANGUAGES: ReadonlySet<string> = new Set([
  "en",
  "zh",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "ja",
  "ko",
]);

const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(the|and|your|we|of|to)\b/gi,
  de: /\b(und|die|der|wir|sie|ihre|nicht)\b/gi,
  fr: /\b(les|des|vous|nous|vos|pour|et)\b/gi,
  es: /\b(los|las|para|usted|nuestros|sus|y)\b/gi,
  it: /\b(gli|della|che|per|nostri|dei|di)\b/gi,
  pt: /\b(você|não|dos|nossos|para|uma|seus)\b/gi,
  nl: /\b(het|een|wij|van|uw|niet|en)\b/gi,
  pl: /\b(się|oraz|nie|przez|jest|danych|w)\b/gi,
  sv: /\b(och|att|vi|för|som|inte|din)\b/gi,
};

/** The language of a text in a script of few languages; null where it is in Latin letters, or in none that is read. */
function byScript(text: string): string | null {
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) > text.length * 0.3;
  if (share(/\p{Script=Greek}/gu)) return "el";
  if (!share(/\p{Script=Cyrillic}/gu)) return null;
  if (/[іїєґ]/i.test(text)) return "uk";
  return /[ыэ]/i.test(text) ? "ru" : "bg";
}

/** Language of a text by its script and common words; as declared where they do not tell; null when not known. */
export function languageOf(text: string, declared: string | null): string | null {
  const start = text.slice(0, 20_000);
  if (/[\u3040-\u30ff]/.test(start)) return "ja";
  if ((start.match(/[\uac00-\ud7af]/g)?.length ?? 0) > 20) return "ko";
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > start.length * 0.2) return "zh";
  const more = moreLanguage(declared) ?? byScript(start);
  if (more) return more;
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Another script than the ones that are read.
  if (letters > 40 && latin < letters * 0.5) return "other";
  const counts = Object.entries(COMMON).map(
    ([language, words]) => [language, start.match(words)?.length ?? 0] as const,
  );
  const [best, second] = counts.sort((left, right) => right[1] - left[1]);
  if (best && best[1] >= 8 && best[1] > (second?.[1] ?? 0) * 1.3) return best[0];
  return declared?.slice(0, 2).toLowerCase() ?? (best && best[1] >= 3 ? best[0] : null);
}

/** Are the sections of a policy in this language known by their words? */
export const isRead = (language: string | null): language is string =>
  language !== null && (READ_LANGUAGES.has(language) || moreLanguage(language) !== null);

/** Words that show a section is there, in the language of a policy. */
export const wordsOf = (section: string, words: RegExp, language: string): RegExp =>
  moreWords(language, section) ?? words;

/** The language of the policies; null where it is not known. */
export const policyLanguage = (facts: WebsiteFacts): string | null =>
  languageOf(policyText(facts), readablePolicies(facts)[0]?.language ?? null);

/** Are the policies in a language whose words are known here? */
export function readsLanguage(facts: WebsiteFacts): boolean {
  return isRead(policyLanguage(facts));
}
