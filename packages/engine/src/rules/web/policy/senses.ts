import { ASKED_FOR, ASKED_OF_DATA } from "./basis-roles.ts";
import { DATA, HANDLES, PERSONAL, RECORDS } from "./data-words.ts";
import { KEPT } from "./kept-words.ts";
import { PARTY } from "./party-words.ts";
import { LASTS } from "./retention-roles.ts";
import type { Section } from "./sections.ts";
import { isAsked } from "./statements.ts";
import { WARES } from "./wares-words.ts";
import { COMPANY, OTHER_OFFICE } from "./who-words.ts";

/** Words that tell a subject only where others stand beside them, and where they never do. */
interface Sense {
  /** The words: without what has to stand beside them they are taken out before a subject is looked for. */
  words: RegExp;
  beside: readonly { test(text: string): boolean }[];
  never?: { test(text: string): boolean };
  /** A title or a label that holds the words tells the subject by itself. */
  titles?: boolean;
}

const PRIVACY =
  /priva[ct]|datenschutz|données personnelles|protection des données|protecci[óo]n de datos|protezione dei dati|proteção de dados|persoonsgegevens|ochron\S{1,2} danych|personuppgift|persondata|tietosuoj|osobní|osobných|kvkk|gdpr|ds-?gvo|rgpd|rodo|\bavg\b|lgpd|隐私|隱私|プライバシー|개인정보|خصوصية/iu;
const LAW =
  /\bart(?:icle|ikel|igo|[íi]culo|icolo|\.) ?\d|\blaw|legal|lawful|gesetz|rechtlich|\blois?\b|légal|\bley\b|legge|\blei\b|\bwet\b|wettelijk|ustaw|prawn|\blag(?:en|krav)?\b|\blov(?:en|krav)?\b|laki\b|lain |zákon|kanun|yasal|hukuki|법|法|قانون/iu;

/** Who can be responsible: how companies, societies and offices are called. */
const BODY =
  /\b(?:ltd|limited|llp|plc|inc|llc|gmbh|ug|ag|kg|e\.\s?k|e\.\s?v|eg|sarl|sas|sasu|scop|s\.?a\.?|s\.\s?l|sl|s\.?r\.?l|s\.?p\.?a|snc|s\.?n\.?c|lda|ltda|b\.?v|n\.?v|vof|ab|aps|a\/s|as|oy|s\.\s?r\.\s?o|a\.\s?s|sp\. z o|a\.\s?ş|stiftung|verein|association|charity|trust|stichting|vereniging|maatschap|fundacja|stowarzyszenie|fundaci[óo]n|asociaci[óo]n|cooperativ|fondazion|associazion|universi|gemeinde|stadt|kommun|ayuntamiento|comune|commune|gemeente|gmin|council|obec|město|cnpj|nif|cif|kvk|siret|siren|hrb|cvr|krs|org\.? ?nr|p\. ?iva|company (?:no|number))(?![\p{L}])|株式会社|有限会社|合同会社|法人|有限公司|주식회사/iu;

/** What is done with data, as the law calls it. */
const PROCESSING =
  /process|verarbeit|traitement|tratamiento|trattamento|tratamento|verwerk|przetwarz|behandl|zpracov|spracúv|işle(?:n|r|me)|取り?扱|処理|处理|處理|蒐集|收集|取得|처리/iu;

/** Names who it is, or what for in a pronoun. */
const NAMED =
  /správc(?:em|a) (?:je|jsou)|administratorem jest|verantwortliche[rn]? (?:stelle )?(?:ist|sind)|responsable (?:es|est)\b|titolare è|controlador[ae]? é|is the controller|controller is|(?:ansvarar|ansvarig) för (?:dem|det)|responsible for (?:it|them)|dafür verantwortlich (?:ist|sind)|^[\d. )]{0,5}(?:el |le |la |il |o |a )?(?:responsable|responsável|titolare|verantwortlicher?|verantwortliche stelle|controller|administrator|správce)\s?[:.]?$/imu;
/** A basis as a sentence gives it: on which, or with which. */
const GIVEN =
  /na základě (?:smlouvy|souhlasu)|na podstawie (?:umowy|zgody)|auf (?:der )?(?:grundlage|basis) (?:von|des|eines|einer|ihrer|unseres)|sur la base (?:du|de votre|d['’])|on the basis of (?:a|an|your|our|the) (?:contract|consent|agreement)|(?:with|by|on) your consent|mit (?:ihrer|deiner) einwilligung|avec votre (?:accord|consentement)|con (?:tu|su) consentimiento|con il (?:suo|tuo|vostro) consenso|com (?:o )?(?:seu|teu) consentimento|met (?:uw|je|jouw) toestemming|za (?:twoją|państwa|pani|pana) zgodą|med dit?t samt|s vaším souhlasem|hozzájárulás(?:ával|át|ukkal)|συγκατάθεσή σας|consimțământul (?:dvs|dumneavoastră|tău)|ваш\p{L}{1,3} (?:згод|соглас|съглас)|本人の同意|[您你](?:的)?同意|동의를 받/iu;
/** A basis as it is named: it is the contract, or consent. */
const BASIS_IS =
  /(?<!\p{L})(?:basis|ground|grundlage|base|fondement|fundamento|grondslag|podstawą|grunden|grundlaget|grunnlaget|peruste|základem) (?:is|ist|est|es|è|é|jest|är|er|on|je) (?:(?:the|our|your|der|die|das|ihre|unser|le|la|votre|el|tu|su|il|tuo|o|a|seu|de|het|uw|je|en|et|din) )?(?:contract|agreement|consent|vertrag|einwilligung|contrat|consentement|contrato|consentimiento|contratto|consenso|consentimento|overeenkomst|toestemming|umowa|zgoda|avtal|samtycke|aftale|samtykke|sopimus|suostumus|smlouva|souhlas)/iu;
/** A complaint as the law has it, lodged by whoever has rights. */
const LODGED =
  /(?:lodge|file|raise) (?:a |any )?complaint|right to (?:lodge|complain)|podat stížnost|podať sťažnosť|wnie[śs]\S{0,3} skarg|beschwerde (?:einlegen|einreichen|bei)|recht auf beschwerde|(?:introduire|déposer) une (?:réclamation|plainte)|presentar (?:una )?(?:reclamaci|queja|denuncia)|proporre reclamo|apresentar (?:uma )?(?:reclama|queixa)|klacht indienen|(?:inge|lämna in) klagomål|indgive klage/iu;

/** Others than who publishes the policy. */
const OF_OTHERS =
  /(?:customers?|clients?|kunden?|clientes?|klant|klient|kund|organi[sz]er|veranstalter|users?) (?:is|are|remains?|acts?|ist|bleibt|est|es|è|é|jest|är)\b|(?:\bis|ist|est|es|è|é|jest|är) (?:the |der |die |le |el |il |lo |o |de )?(?:jeweilige |respective )?(?:customer|client|kunde|veranstalter|cliente|klant|klient|kund|organi[sz]er|organisateur|organizador|organizzatore)|(?:统计|統計|地图|支付|快递|物流|广告).{0,20}由/iu;

/** Authorities that hear complaints over data. */
const AUTHORITY =
  /authorit|autorit|autoridad|behörde|aufsichts(?!person)|commissioner|commissaire|commission d['’]accès|commission nationale|comissão nacional|data protection|\bcnil\b|\bgarante\b|\baepd\b|\banpd\b|\bcnpd\b|\bapd\b|\bgba\b|\buodo\b|\bimy\b|\bico\b|\bdpc\b|\boaic\b|\binai\b|edöb|datatilsyn|datainspektion|integritetsskydd|till?synsmyndig|anspdcp|naih|kvkk|tietosuoj|valvonta|úoou|úřad|úrad|urz[ęą]d|hatóság|kurul|委員会|監督|监管|监督|网信|主管機關|위원회|감독|침해|هيئة|سلطة|supervis|grievance officer|beschwerderecht|right to complain|droit de réclamation|derecho a reclamar|tribunal|attorney general/iu;

/** Something is reserved, or drawings and texts are protected. */
const RESERVED =
  /reserv\S{0,4} (?:the |all |el |le |il |o )?(?:rights?|derecho|droit|direito)|rights? (?:are )?reserved|vorbehalten|réservés|derechos reservados|nos reservamos|riservat|riserviamo|direitos reservados|reservamo|voorbehouden|behouden ons|zastrzeż|zastrzegamy|förbehåll|forbehold|pidätämme|vyhraz|copyright|urheberrecht|droits? d['’]auteur|derechos de autor|diritt[io] d['’]autore|direitos? (?:de autor|autora)|auteursrecht|autorsk|upphovsrätt|ophavsret|telif|著作権|版权|저작권/iu;

/** What someone may ask to be done with data. */
const DONE_WITH_DATA =
  /(?:rights|rechte|droits|derechos|diritti|direitos|rechten|prawa|rättigheter|rettigheder|rettigheter|práva|hakları?)\s?:|rectif|retific|rettific|berichtig|auskunft|right of access|\b(?:accesso|acceso|acesso|accès|access),|(?:de |di |d['’])(?:accesso|acceso|acesso|accès)|eras|delet|lösch|effac|suppr|supres|borra|cancell|elimina|apaga|exclui|portab|\bobject|oppos|oponer|opor|widerspr|sprostow|usuni|sprzeciw|wgląd|inzage|inzien|bezwaar|verwijder|rättelse|rätta|rader|invända|registerutdrag|insyn|indsigt|berigtig|slet|innsyn|oikais|tarkast|poist|výmaz|vymaz|opravu|přístup|prístup|silin|silme|düzelt|öğren|開示|訂正|消去|削除|利用停止|查阅|查閱|更正|删除|刪除|撤回|열람|정정|처리 ?정지|삭제|حذف|تصحيح|الاطلاع|الوصول/iu;

/** How long, asked of what was spoken of before: beside it stand no words but these. */
const ASKS_HOW_LONG =
  /how long|wie lange|combien de temps|durée|cu[áa]nto tiempo|quanto tempo|hoe lang|jak długo|hur länge|hvor l[æe]nge|kuinka kauan|jak dlouho|ako dlho|ne kadar süre/iu;
const KEEPING: ReadonlySet<string> = new Set(
  "do is are will we it they them this that keep kept held hold store stored retain retained wird werden wir das die sie gespeichert speichern aufbewahrt los las lo guardan guardamos conservamos conservan conservate conserviamo li restano teniamo ficam bewaren bewaard wij ze przechowujemy je sparas sparar vi de gemmer dem det säilytetään uchováváme".split(
    " ",
  ),
);
const HOW_LONG = {
  test(text: string): boolean {
    const asked = ASKS_HOW_LONG.exec(text);
    if (!asked) return false;
    const rest = text.slice(asked.index + asked[0].length).split(/[?？:：.\n]/u, 1)[0] ?? "";
    return rest.split(" ").every((word) => word === "" || KEEPING.has(word.toLowerCase()));
  },
};

/** The term as the law calls it, and verbs that begin a sentence, so that they tell of what was spoken of before. */
const TERM =
  /(?:retention|storage) (?:period|time|term)|durées? de (?:conservation|stockage)|speicher(?:dauer|frist|zeit)|aufbewahrungs|plazos? ?:|conserva(?:zione|ción|ção) ?:|prazos? ?:|bewaar(?:termijn|periode)|okres przechow|lagringstid|opbevaringsperiode|säilytysaika|doba (?:uchov|ulož)|saklama süre|(?:مدة|فترة) (?:الاحتفاظ|التخزين|الحفظ)|^保[存管留有]期[限間间]|[，。、；]保[存管留有]期[限間间]|보[유관] ?기간/imu;
const TERM_OF_KEEPING =
  /(?:plazos?|per[ií]odos?) de (?:conservaci|retenci|almacenamiento|guarda)|(?:periodo|tempi|tempo|termini|termine|durata) di conservazione|(?:prazos?|per[ií]odos?) de (?:conserva|reten|guarda|armazena|manuten)/iu;
/** The word alone, as a heading or before a colon. */
const LABELLED =
  /^[\d. )]{0,6}(?:data )?(?:retention|aufbewahrung|speicherung|conservation|conservaci[óo]n|conservazione|conservação|retenção|bewaring|retencja|lagring|opbevaring|säilytys|uchovávání|saklama)(?: ?:|$)/imu;
/** A sentence that begins with the time or with the verb. */
const ELLIPTIC =
  /(?:^|[、，,。])\s?[一二三四五六七八九十\d]{1,3}(?:年|か月|ヶ月|个月|日)間?(?:保存|保管|保有)|^(?:kept|stored|retained|gespeichert|aufbewahrt|conservées?|conservés?|conservamos|guardamos|mantemos|conservati|bewaard|przechowywane|sparas|lagras|gemmes|opbevares|säilytetään|saklanır|we (?:keep|store|hold) (?:it|them|these|this)\b)/imu;
/** A sentence that keeps what the one before spoke of, for some time. */
const KEPT_OF_BEFORE =
  /^(?:(?:nous|nosotros|noi|nós) )?(?:les?|los?|las?|li) (?:conserv|gard|stock|guard|manten|almacen|teniamo|tratteniamo)|^(?:nós )?(?:guarda|mante|conserva|armazena)mo?-l?[oa]s|^wir (?:bewahren|speichern|behalten|heben) (?:sie|diese)(?!\p{L})|^(?:wij|we) (?:bewaren|houden) (?:ze|deze|die)(?!\p{L})|^vi (?:sparar|behåller|lagrar|gemmer|opbevarer|oppbevarer|beholder) (?:dem|de)(?!\p{L})|^przechowujemy je(?!\p{L})|^säilytämme n|^(?:uchováváme|uchovávame) je|^(?:ezeket|azokat) .{0,20}(?:őrizzük|tároljuk)|^(?:мы )?храним их/iu;
const TIME =
  /(?<!\p{L})(?:ann[io]|mes[ei]|giorni|ans?|années?|mois|jours|años?|meses|d[ií]as|anos?|jahre?|monate?|wochen|tage|jaar|jaren|maanden|dagen|år|måneder|månader|dage|dagar|lat|roku|lata|miesi\p{L}{1,4}|dni|vuo\p{L}{1,4}|kuukau\p{L}{1,4}|let|roky?|měsíc\p{L}{0,3}|év\p{L}{0,3}|hónap\p{L}{0,3}|лет|года?|месяц\p{L}{0,3})(?!\p{L})/iu;
const KEPT_FOR_SO_LONG = {
  test: (text: string) => {
    const last = text.split("\n").find((line) => KEPT_OF_BEFORE.test(line));
    return last !== undefined && TIME.test(last);
  },
};
/** Food and plants are kept, too. */
const STORED_FOOD =
  /冷藏|冷凍|冷蔵|阴凉|开封|茶|食品|냉장|fridge|refrigerat|kühlschrank|réfrigérateur|frigo|nevera|geladeira|koelkast|lodów|kylskåp|køleskab|jääkaap|lednic|buzdolab|fatt[ae] in casa|avanzi(?!\p{L})|masa madre|sauerteig|levain|zakwas/iu;
/** How long something else takes or holds is asked, too. */
const OF_OTHER_THINGS = {
  test: (text: string): boolean =>
    STORED_FOOD.test(text) || (isAsked(text) && LASTS.test(text) && !KEPT.test(text) && !DATA.test(text)),
};
/** Those who get letters and parcels from a house are no recipients of data. */
const OF_POST =
  /(?:recipients?|empfänger|destinataires?|destinatari(?:os)?|ontvangers?|odbiorc\p{L}{1,3}|mottagare|modtagere?) (?:of|des|der|du|de la|de|della|van de|van het|van|av|af) (?:our |the |unseres |notre |nuestr[oa] |nostra |onze |vår\p{L}? |vores )?(?:news|rund|nyhets|nyheds|nieuws|bolet[íi]n|lettre|orders?|parcels?|pakets?|paquet|pacc|gifts?|grants?|awards?|priz|scholar)/iu;

/** How someone is reached. */
const REACHES =
  /[\w.+-]@|\d[\d ().-]{5}|contact|kontakt|contatt|contat|\bwrite\b|reach us|\bcall us|\bask (?:us|our|at)\b|in touch|questions?|\bby (?:e-?mail|(?:tele)?phone|post)\b|\bper (?:e-?mail|post|telefon)|\bpar (?:courriel|e-?mail|courrier|téléphone)|\bpor (?:correo|e-?mail|tel)|\bvia e-?mail|schreib|erreich|melden|écri[rvt]|joindre|\bscriv|escr[íi]b|escrev|schrijf|\bmail(?:t| ons)\b|bereik|napisz|\bskriv (?:till|til|ett)|kirjoita|yhtey|napi[šš]te|napíšte|fragen(?: zu|\?)|bei fragen|dudas|domande|dúvidas|vragen|pytania|frågor|問い合わせ|問合せ|連絡|窓口|联系|聯絡|聯繫|客服|문의|연락|ulaş|iletişim|\byaz|تواصل|اتصل|راسل|اكتب|(?:address|anschrift|adresse|direcci[óo]n|indirizzo|endereço|adres|adress|住所|地址|주소) ?[:：]/iu;

/** What a house is by law says nothing of what it may do with data. */
const BY_STATUTE =
  /(?:recogni[sz]ed|registered|founded|anerkannt|gegründet|eingetragen|reconnue?s?|reconocid[oa]|riconosciut[oa]|reconhecid[oa]|constituíd[oa]|erkend|opgericht|uznan\p{L}|założon\p{L}|godkendt|erkänd) (?:as [^.]{2,40} )?(?:under|by|on the basis of|nach|auf grundlage|par|sur la base|por|con base en|in base a|sulla base|com base|pela|op grond van|na podstawie|i henhold til|enligt)(?!\p{L})/iu;

const SENSES: Readonly<Partial<Record<Section, Sense>>> = {
  s_controller: {
    words:
      /controllers?|responsible|(?:run|owned|operated|provided) by|verantwortlich\p{L}{0,3}|responsables?|respons[áa]ve(?:l|is)|controlador\p{L}{0,3}|titolar[ei]|responsabil[ei]|titular(?:es)?|verantwoordelijk\p{L}?|\bwie is\b|ansvar(?:ig|ar)\p{L}{0,2}|administrator\p{L}{0,3}|správc\p{L}{0,2}|当(?:社|店|院|園|館|サイト)|弊社|由|负责人|負責人/giu,
    beside: [
      DATA,
      PRIVACY,
      BODY,
      PROCESSING,
      NAMED,
      /运营|營運|本(?:政策|网站|網站|公司)|\bthis (?:site|website|app)|diese[rs]? (?:web)?(?:site|seite)|sklep/iu,
    ],
    never: OF_OTHERS,
  },
  s_basis: {
    words:
      /consents?|agree[ds]?(?!m)|because you|on the basis of|einwilligung\p{L}{0,2}|\bgrundlagen?|auf basis|consentement|fondements?|fondée?s?|sur la base|consentimiento|fundamento|\blegitima\b|con base en|cumplimiento|consenso|fondament\p{L}{1,3}|consentimento|com base|toestemming|overeenkomst|grondslag|podstaw\p{L}{0,3}|zgod\p{L}{1,2}|umow\p{L}{1,3}|samt(?:yc|y|yk)ke|\bgrundlag|\bgrunnlag|avtal(?:et)? med|suostumu\p{L}{0,4}|souhlas\p{L}{0,3}|súhlas\p{L}{0,3}|hozzájárul\p{L}{0,6}|συγκατάθεσ\p{L}{1,2}|consimțămân\p{L}{1,4}|согласи\p{L}{1,2}|съгласи\p{L}{1,2}|згод[аиоу]\p{L}?|privol\p{L}{1,3}|pristan\p{L}{1,3}|同意|동의|موافقت/giu,
    beside: [
      DATA,
      PERSONAL,
      HANDLES,
      PRIVACY,
      LAW,
      PROCESSING,
      GIVEN,
      ASKED_OF_DATA,
      BASIS_IS,
      /newsletter|novedades|\boffers\b|actualités|novità|novidades|werbung|rundbrief|nyhetsbrev|nyhedsbrev|メール|\(/iu,
    ],
    never: BY_STATUTE,
  },
  s_rights: {
    words:
      /right to|rights? of|rechte? (?:auf|der|zu|als)|droits? (?:de|d['’]|à|au|des)|derechos? (?:de|a|al|que)|diritt[io]|direitos? (?:de|a|à|ao|do|dos|que)|recht (?:op|om|van)|praw[oa] (?:do|dostępu|żądania|wnies)|rätt (?:att|till)|rett? til|práv[ao] na|máte právo|hakkına sahip|hakkınız|oikeu(?:s|det|ksia)|权利|權利|権利|請求|권리|查询|查詢|复制|複製|الحق في/giu,
    beside: [DATA, PRIVACY, DONE_WITH_DATA],
    never: RESERVED,
  },
  s_complaint: {
    words:
      /complain|not (?:happy|satisfied)|unhappy with|regulator|ombuds|grievance|\bico\b|information commissioner|beschwer|reclam|réclam|plainte|queja|denuncia|denúncia|queixa|klacht|klag|skarg|stížnost|sťažnos|valitu|şikayet|şikâyet|苦情|相談|投诉|投訴|举报|申诉|불만|고충|شكوى|شكاوى/giu,
    beside: [AUTHORITY, DATA, PRIVACY, DONE_WITH_DATA, LODGED],
    never:
      /(?:defensa|formulaci[óo]n|ejercicio) de reclamaciones|defesa de reclamações|\bico (?:registration|registered|number|no\b|reg\b)|registered with the (?:ico|information commissioner)/iu,
  },
  s_purposes: {
    words:
      /(?<!\p{L})(?:purposes?|zweck\p{L}{0,3}|finalit\p{L}{1,3}|finalidad\p{L}{0,2}|fins|fines|scop(?:o|i|ul|uri|urile)|objetivos?|prop[óo]sitos?|doel(?:en|einden)?|cel(?:e|em|u|ach|ów)?|ändamål\p{L}{0,2}|syfte\p{L}{0,2}|formål\p{L}{0,2}|tarkoitu\p{L}{1,6}|účel\p{L}{0,2}|cél(?:ja|jai|ból|ok)?|σκοπ\p{L}{1,3}|ama[cç]\p{L}{0,5}|цел(?:ь|и|ью|ей|ях|та)|мет[аоиу]\p{L}?|svrh\p{L}{1,2}|namen\p{L}{0,2}|à quoi (?:sert|servent)|wozu)(?!\p{L})|目的/giu,
    beside: [DATA, PERSONAL, PROCESSING, HANDLES, PRIVACY],
    titles: true,
  },
  s_recipients: {
    words:
      /(?<!\p{L})(?:recipients?|empfänger\p{L}{0,2}|destinataires?|destinat[áa]ri[oaie]s?|ontvangers?|odbiorc\p{L}{1,3}|mottaga\p{L}{2,4}|modtager\p{L}{0,2}|mottaker\p{L}{0,2}|vastaanottaj\p{L}{0,4}|příjemc\p{L}{1,3}|príjemc\p{L}{1,4}|címzett\p{L}{0,4}|αποδέκτ\p{L}{1,3}|παραλήπτ\p{L}{1,3}|alıcı\p{L}{0,4}|получател\p{L}{1,3}|отримувач\p{L}{0,3}|одержувач\p{L}{0,3}|primatelj\p{L}{0,3}|prejemnik\p{L}{0,3}|dijelimo|delimo|paylaş\p{L}{0,10}|deler|delar)(?!\p{L})/giu,
    beside: [DATA, PRIVACY, PROCESSING, PARTY, COMPANY],
    never: OF_POST,
    titles: true,
  },
  s_retention: {
    words: /.+/gu,
    beside: [DATA, PRIVACY, RECORDS, HOW_LONG, TERM, TERM_OF_KEEPING, LABELLED, ELLIPTIC, KEPT_FOR_SO_LONG],
    never: OF_OTHER_THINGS,
  },
  s_contact: {
    words:
      /e-?mails?|(?:tele)?phones?|(?:postal |mailing )?address(?:es)?|telefon\p{L}{0,6}|anschrift\p{L}{0,4}|t[ée]l[ée]phone|adresses?|courriels?|courrier|correo|tel[ée]fono|domicilio|direcci[óo]n|indirizz\p{L}|telefone|morada|endereço|telefoon\p{L}{0,6}|adres\p{L}{0,6}|e-?post\p{L}{0,6}|mejl\p{L}{0,6}|電話|住所|メール|电话|邮箱|信箱|이메일|전화|주소|هاتف|البريد الإلكتروني/giu,
    beside: [REACHES],
  },
};

/** Languages whose words stand above; in the others every word counts as it stands. */
const SENSED: ReadonlySet<string> = new Set(
  "en de fr es it pt nl pl sv da no fi cs sk tr zh ja ko ar".split(" "),
);

/** Subjects whose words above are of all languages that are read. */
const EVERYWHERE: ReadonlySet<Section> = new Set(["s_purposes", "s_recipients", "s_basis"]);

const LONGEST_HEADING = 80;
const isHeading = (line: string): boolean => line.length < LONGEST_HEADING && !ENDS.test(line.trim());
/** A sentence is at its end, and no line follows that goes on with it. */
const ENDS = /[.!;。！；]$/u;

/** A text without words of a subject that mean something else where they stand. */
export function inSense(section: Section, text: string, language: string): string {
  const sense = SENSES[section];
  if (!sense || !(SENSED.has(language) || EVERYWHERE.has(section))) return text;
  // Pages part a title from what it heads by an empty line.
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines
    .map((line, at) => {
      // The first line is the title of all: it tells of no sentence below what that speaks of.
      const above = at > 1 && isHeading(lines[at - 1] ?? "") ? lines[at - 1] : "";
      const below = ENDS.test(line.trim()) ? "" : (lines[at + 1] ?? "");
      return line
        .split(/(?<=[.!?؟])\s|(?<=[。！？；।])/u)
        .map((sentence, index, all) => {
          // What was said of before is what a sentence speaks of that begins with it.
          const ofBefore = OF_BEFORE.test(sentence) || ASKED_FOR.test(sentence);
          const before = section === "s_basis" && ofBefore ? (all[index - 1] ?? lines[at - 1]) : "";
          const around = [above, before, sentence, index === all.length - 1 ? below : ""];
          return counted(sense, section, sentence, around.join("\n").trim());
        })
        .join(" ");
    })
    .join("\n");
}

const OF_BEFORE =
  /^(?:this|that|it|we do (?:this|so|that)|das|dies|cela|ceci|esto|eso|ello|ciò|questo|isto|isso|dat|dit|robimy to|det|detta|dette|tämä|teemme|to děláme)(?![\p{L}])|^(?:これ|이는|这|這|此)/iu;

function counted(sense: Sense, section: Section, sentence: string, around: string): string {
  if (sense.never?.test(sentence)) return "";
  // Bread and wine stand below the title on keeping them.
  if (section === "s_retention" && isHeading(sentence) && STORED_FOOD.test(around)) return "";
  if (section === "s_contact" && isOfWares(around)) return "";
  if (section === "s_complaint" && isOfAnotherOffice(sentence)) return "";
  if (section === "s_complaint" && isToTheHouse(sentence)) return "";
  const fits = sense.beside.some((words) => words.test(around));
  // Consent to enter a garden is asked for in the same words.
  if (section === "s_basis" && !fits && ASKED_FOR.test(sentence)) return "";
  if (sentence.search(sense.words) < 0) return sentence;
  if (sense.titles && (TITLE.test(sentence) || isSubject(sense.words, sentence))) return sentence;
  return fits ? sentence : sentence.replace(sense.words, " ");
}

/** A line that says nothing of its own, or a label before what it says. */
const TITLE = /^(?:[^.!?。！？:：]{0,30}[:：]|[^.!?。！？:：]{0,60}[?？]?$)/u;

/** Do the words stand alone before "is", as in "The purpose is", and not with whose they are, as in "the purpose of a dive"? */
const isSubject = (words: RegExp, sentence: string): boolean =>
  [...sentence.matchAll(words)].some(
    ({ 0: noun, index }) =>
      ARTICLE.test(
        (
          sentence
            .slice(0, index)
            .split(/[,;–—(]/u)
            .at(-1) ?? ""
        ).trim(),
      ) && IS.test(sentence.slice(index + noun.length)),
  );
const ARTICLE = /^(?:the|die|der|das|la|les?|los?|el|els|il|i|os?|as?|de|het|de|η|οι?|les|l['’])?$/iu;
const IS =
  /^(?:\s?[–—]|\s(?:is|are|ist|sind|est|sont|es|son|é|són?|são|è|sono|zijn|je|jsou|sú|są|jest|to|är|er|on|ovat|e|este|sunt|су|се|е|и|είναι|és)(?!\p{L}))/iu;

const isOfAnotherOffice = (text: string): boolean =>
  OTHER_OFFICE.test(text) && !DATA.test(text) && !PRIVACY.test(text);

/** Those in a house who hear customers. */
const CUSTOMER_SERVICE =
  /(?:customer|client)s? (?:service|support|care|relations)|support team|help ?desk|kundendienst|kundenservice|kundenbetreuung|service (?:client|consommateur)|atenci[óo]n al (?:cliente|socio|usuario)|servizio clienti|assistenza clienti|(?:apoio|atendimento) ao cliente|servi[çc]o de (?:apoio|atendimento)|klantenservice|klantendienst|obsług\p{L} klient|kundtjänst|kundeservice|asiakaspalvelu|zákaznick|ügyfélszolgálat|serviciul\p{L}? (?:de )?(?:clienți|relații)|εξυπηρέτησ|müşteri hizmet|служб\p{L} (?:поддержк|підтримк)|обслужване на клиенти|podrška korisnicima|korisničk\p{L}{1,2} služb|客服|客户服务|カスタマー|고객센터|고객 ?지원|خدمة العملاء/iu;
/** Is it the house's own service that hears a complaint, and no one who watches over data? */
const isToTheHouse = (text: string): boolean =>
  CUSTOMER_SERVICE.test(text) && ![DATA, PRIVACY, AUTHORITY].some((words) => words.test(text));

/** Is someone to be reached for orders alone? An address to write to is one for everything. */
const isOfWares = (text: string): boolean =>
  WARES.test(text) && !/[\w.+-]@/.test(text) && !DATA.test(text) && !PRIVACY.test(text);
