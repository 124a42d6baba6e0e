import { DATA, PERSONAL } from "./data-words.ts";
import { denies } from "./denials.ts";
import { near } from "./near.ts";
import { PARTY } from "./party-words.ts";
import { GETS } from "./recipient-roles.ts";
import { TERMS } from "./retention-roles.ts";
import type { Section } from "./sections.ts";
import { withoutSentences } from "./text.ts";
import { COMPANY } from "./who-words.ts";

/** What policies say beside a subject in its own words; in the languages most of them have. */

/** So far apart stand words of one clause. */
const SPAN = 80;

/** Someone hears questions on data protection, which is not who answers for it. */
const OFFICER =
  /data protection officer|(?<!\p{L})dpo(?!\p{L})|datenschutzbeauftragt|délégué\p{L}{0,2} à la protection|delegad[oa] de protecci|responsabile della protezione|encarregad[oa] d[ae] prote|functionaris\p{L}{0,2} (?:voor )?gegevensbescherming|inspektor\p{L}{0,3} ochrony|dataskyddsombud|databeskyttelsesrådgiver|personvernombud|tietosuojavastaav|個人情報保護管理者|データ保護責任者|个人信息保护负责人|保护负责人/iu;
const ANSWERS_FOR_DATA =
  /controller|verantwortliche[rn]? (?:ist|sind|stelle|im sinne)|responsable (?:du|de) trait|responsable del tratamiento|titolare|responsável pelo tratamento|controlador|verwerkingsverantwoordelijke|administrator(?:em)? (?!systemu)|personuppgiftsansvarig|dataansvarlig|behandlingsansvarlig|rekisterinpitäjä|事業者|处理者/iu;
/** Customers, users and other sites answer for what is theirs. */
const ONLY_PROCESSES =
  /processor|auftragsverarbeiter|sous-traitant|encargad[oa]|responsabili del trattamento|subcontratante|verwerker|podmiotem przetwarzającym|personuppgiftsbiträde|databehandler|処理者にすぎ|受托人/iu;
const OTHERS_ANSWER =
  /(?:third[- ]party|linked|other) (?:web)?sites?(?!\p{L})|(?<!\p{L})(?:allein|alone|seul|seule|único|única|unico|unica|als enige|wyłącznie) (?:youtube )?(?:the )?(?:responsible|controller|verantwortlich|responsab|responsáve|titolar|verantwoordelijk|odpowiada)|sole controller|(?:the user is|el usuario es|l['’]utente è|o utilizador é|o usuário é|der nutzer ist|użytkownik odpowiada)|(?:you are|vous êtes|usted es|lei è|u bent|sie sind selbst|você é) (?:zelf |selbst |yourself )?(?:responsib|responsab|responsáve|verantwoord|verantwort)|お客さまの責任|您应妥善|您应对|您应当|自行负责/iu;
const CUSTOMERS = /customer|client|kund|klant|klient|お客さま|客户/iu;
/** At the end of a sentence that tells who else answers. */
const LAST_WORDS = 45;
/** Whoever hears questions, and how to reach them: a short form for a telephone ends no sentence. */
const isOfOfficer = (line: string): boolean =>
  OFFICER.test(line) &&
  !ANSWERS_FOR_DATA.test(line) &&
  (!/[^\s\d][.!?]\s\p{Lu}/u.test(line) || (line.length < LINE && !COMPANY.test(line)));
const LINE = 120;
const othersAnswer = (sentence: string): boolean =>
  OTHERS_ANSWER.test(sentence) ||
  (CUSTOMERS.test(sentence) && ONLY_PROCESSES.test(sentence.slice(-LAST_WORDS)));
/** That it has taken measures says nothing of who it is. */
const HAS_MEASURES =
  /(?:controller|verantwortliche|responsable|titolare|responsável|verantwoordelijke|administrator)\p{L}{0,3}(?: du traitement| del tratamiento| del trattamento| pelo tratamento)? (?:has|hat|a mis|ha adoptado|ha adottato|adotou|heeft|wdrożył)/iu;

/** That nothing else is done with it, or no longer than these purposes take, says none of them. */
const NO_OTHER_PURPOSE =
  /(?:any|no|for) other purposes?|purposes? (?:in)?compatible|incompatible (?:with|purpose)|ander(?:en|e) zwecke|autres (?:fins|finalités|usages)|otr[oa]s (?:fines|finalidades)|altr[ie] (?:scopi|finalità|fini)|outr[oa]s (?:fins|finalidades)|andere doeleinden|innych cel|andra ändamål|andre formål|其他(?:目的|用途)|目的の範囲を超え|目的外/iu;
const PURPOSE_CHANGES =
  /(?:purposes?|zwecke?|finalités?|finalidad(?:es)?|finalità|doel(?:einden)?|cel|目的)\p{L}{0,2} (?:chang|änder|evol|cambi|mud|verander|zmien)|ändert sich der zweck|(?:la finalité|finalité) (?:change|est modifiée)|目的(?:を変更|发生变更)/iu;
const AS_LONG_AS =
  /so lange|solange|as long as|no longer than|le temps|la durée|durante el tiempo|per il tempo|pelo tempo|niet langer dan|tak długo|最短期限|必要な期間/iu;
const PURPOSES = /purpose|zweck|finalit|fines|finalidad|fins|doeleinden|(?<!\p{L})cel|目的/iu;
/** Care taken, and what the policy itself is for. */
const MEASURES =
  /measures|maßnahmen|mesures|medidas|misure|maatregelen|środki|åtgärder|foranstaltninger|措施|措置/iu;
const GUARD =
  /protect|schutz|protéger|proteger|protegger|(?<!\p{L})(?:gegen|tegen) (?:verlust|verlies|missbrauch|misbruik)|chroni|skydd|beskyt|防止|講じ/iu;
const SECURES = /安全管理措置|protect data against|gegen (?:verlust|missbrauch)/iu;
const ITSELF =
  /(?:this|our) (?:policy|notice|statement)|(?:diese|unsere) (?:datenschutz)?(?:erklärung|hinweise)|(?:présente|cette|notre) (?:politique|déclaration|charte)|(?:esta|nuestra|nossa|presente) política|(?:questa|presente|nostra) (?:informativa|policy)|(?:deze|onze) (?:privacy)?verklaring|(?:niniejsza|nasza) polityka|data protection law|datenschutzrecht|本政策|本声明|本ポリシー/iu;
const EXPLAINS =
  /describes|explains|sets out|tells|requires us|beschreib|erklär(?:t|en)|informier|verlangt|décrit|explique|describe|explica|descreve|descrive|spiega|beschrijft|legt uit|określa|opisuje|wyjaśnia|说明|旨在|について説明/iu;

/** Data that comes from others goes to nobody. */
const TAKES_IN =
  /(?<!\p{L})(?:receive|get|obtain|collect)s?(?!\p{L})|erhalten|bekommen|recev(?:oir|ons)|obten(?:ir|ons)|recib(?:ir|imos)|ricev(?:ere|iamo)|receb(?:er|emos)|krijgen|ontvangen|otrzym|受け取|取得|获得|获取|收集/iu;
const FROM_OTHERS =
  /from (?:third|other|credit|our partners|public)|von (?:dritten|auskunfteien)|(?:de la part de|auprès de) (?:tiers|partenaires)|de terceros|da terzi|de terceiros|van derden|od (?:osób|podmiotów) trzecich|(?:第三者|他社)から|从(?:第三方|合作伙伴)/iu;
const comesFrom = (text: string): boolean => near(text, FROM_OTHERS, TAKES_IN, SPAN);
const LINKS_TO =
  /(?:links?|hyperlinks?) (?:to|zu|auf|vers|a|naar|till)|liens? vers|enlaces (?:a|hacia)|collegamenti a|ligações para|odnośniki do|(?:指向|链接到)|サイトへのリンク|的链接/iu;
/** A right of visitors, and how a line is kept. */
const TAKEN_ALONG =
  /(?:another|different|new) (?:provider|controller|service)|anderen? (?:anbieter|verantwortlichen|dienst)|autre (?:prestataire|responsable|fournisseur)|otro (?:proveedor|responsable)|altro (?:fornitore|titolare)|outro (?:prestador|fornecedor|responsável|controlador)|andere (?:aanbieder|verantwoordelijke)|innego (?:dostawcy|administratora)|転送先の事業者|其他处理者/iu;
const ENCRYPTED =
  /(?<!\p{L})(?:tls|ssl|https)(?!\p{L})|encrypted connection|verschlüsselt übertragen|chiffrée?s? \(|転送時/iu;
const OWN_STAFF =
  /(?:authori[sz]ed|own) (?:members of (?:our )?(?:own )?)?(?:staff|employees|personnel)|(?:befugte|eigene)\p{L}? (?:eigene )?(?:beschäftigte|mitarbeiter)|personnel habilité|(?:nuestro )?personal autorizado|personale autorizzato|funcionários autorizados|bevoegde (?:eigen )?medewerkers|upoważnieni pracownicy|権限のある当社従業員|经授权的(?:本公司)?员工/iu;

/** What a house tells an authority, or has registered there, is nobody's complaint. */
const BREACH =
  /breach|datenpanne|datenschutzverletzung|violation|brecha|violazion|datalek|naruszeni|violaç|漏えい|漏洩|泄露/iu;
const REPORTS = /notif|(?<!\p{L})report|(?<!\p{L})meld|signal|zgłasz|comunic|inform|報告|报告|通知/iu;
const REGISTERED = /(?:déclarée?|enregistrée?) (?:à|auprès de) la cnil/iu;
const HEARS =
  /complain|beschwer|réclam|plainte|reclam|queja|denunc|klacht|skarg|klag|stížn|sťažn|苦情|投诉|举报|不服|申し立て/iu;

/** That nobody has to give anything is no basis; nor is that whoever reads a page agrees to it. */
const NEITHER =
  /(?<!\p{L})(?:neither|weder|n['’]est|ni|no es|non è|não é|não constitui|is geen|nie jest)(?!\p{L})/iu;
const LAW_OR_CONTRACT =
  /law nor|gesetzlich noch|par la loi ni|legal ni|di legge né|legal nem|wettelijke of|ustawowym ani/iu;
const BY_READING =
  /by (?:using|visiting|continuing)|(?:mit|durch) (?:der|die) nutzung|en (?:naviguant|utilisant)|al (?:navegar|utilizar|usar)|navigando|utilizzando|ao (?:navegar|utilizar|usar)|door (?:deze|onze) \p{L}{2,20} te gebruiken|korzystając|使用本(?:网站|服务)|ご利用をもって/iu;
const POLICY =
  /policy|notice|erklärung|politique|charte|política|informativa|verklaring|polityk|政策|ポリシー/iu;
const TAKEN_BACK = /^[^。，]{0,12}撤回同意/u;

/** What people give of themselves, and what is done with it. */
const CONTACTS =
  /contact details|kontaktdaten|coordonnées|datos de contacto|recapiti|dati di contatto|contactos|contactgegevens|dane kontaktowe|kontaktuppgifter|联系方式|連絡先/iu;
const FOR_EXAMPLE =
  /such as|(?<!\p{L})(?:like|wie|comme|como|come|zoals|takie jak|såsom)(?!\p{L})|如|など|取得/iu;
const FORM =
  /contact ?form|kontaktformular|formulaire de contact|formulario de contacto|modulo di contatto|formulário de contacto|contactformulier|formularz\p{L}{0,2} kontaktow|联系表单|お問い合わせフォーム/iu;
const STORED = /stored|saved|gespeichert|enregistr|guarda|salvat|opgeslagen|zapisywan|lagras|保存/iu;
const REACHED = /[\w.+-]@|\+?\d[\d ()./-]{6,}/u;

/** Where it is kept. */
const WHERE_KEPT =
  /(?:servers?|servern|serveurs?|servidor(?:es)?|serwer\p{L}{0,3}|(?:filing|locked) cabinets?|schränken|armoires|armarios|armadi|armários|kasten|szafach|database|datenbank|klantenbestand|bazie|サーバー|書庫|データセンター|服务器|柜子|数据库)/iu;
/** `line`: what it stands in. */
type Says = (sentence: string, language: string, line: string) => boolean;
/** Does data come from others, and nobody is told beside who gets any? */
const onlyComes = (sentence: string): boolean =>
  comesFrom(sentence) && !sentence.split(BESIDE).some((part) => !comesFrom(part) && GETS.test(part));
const BESIDE = /[,;] (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale) /u;

const NOTHING: Readonly<Partial<Record<Section, Says>>> = {
  // Who hears questions may be named beside whoever it is: beside that it shows of what a title speaks.
  s_controller: (sentence, _, line) =>
    othersAnswer(sentence) || HAS_MEASURES.test(sentence) || (isOfOfficer(line) && line.startsWith(sentence)),
  s_purposes: (sentence, language) =>
    [NO_OTHER_PURPOSE, PURPOSE_CHANGES, SECURES].some((words) => words.test(sentence)) ||
    othersAnswer(sentence) ||
    near(sentence, AS_LONG_AS, PURPOSES, SPAN) ||
    near(sentence, ITSELF, EXPLAINS, SPAN) ||
    near(sentence, MEASURES, GUARD, SPAN) ||
    (denies(sentence, language) && !DATA.test(sentence) && !PERSONAL.test(sentence)),
  s_recipients: (sentence) =>
    onlyComes(sentence) ||
    LINKS_TO.test(sentence) ||
    TAKEN_ALONG.test(sentence) ||
    OWN_STAFF.test(sentence) ||
    (ENCRYPTED.test(sentence) && !PARTY.test(sentence) && !COMPANY.test(sentence)),
  s_complaint: (sentence) =>
    (near(sentence, BREACH, REPORTS, SPAN) || REGISTERED.test(sentence)) && !HEARS.test(sentence),
  s_basis: (sentence) =>
    (NEITHER.test(sentence) && LAW_OR_CONTRACT.test(sentence)) ||
    near(sentence, BY_READING, POLICY) ||
    TAKEN_BACK.test(sentence),
  s_contact: (sentence) =>
    !REACHED.test(sentence) &&
    (near(sentence, CONTACTS, FOR_EXAMPLE, SPAN) || near(sentence, FORM, STORED, SPAN)),
  s_retention: (sentence) => WHERE_KEPT.test(sentence) && !TERMS.some((words) => words.test(sentence)),
};

/** A policy without the sentences that have words of a subject and seem to say nothing of it. */
export function sayingOf(section: Section, text: string, language: string): string {
  const saysNothing = NOTHING[section];
  return saysNothing
    ? withoutSentences(text, (sentence, line) => saysNothing(sentence, language, line))
    : text;
}
