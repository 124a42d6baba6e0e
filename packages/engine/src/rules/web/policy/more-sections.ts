/** Words of one language that show a section of a policy is there, and how it says "no". */
interface Words {
  controller: string;
  purposes: string;
  basis: string;
  recipients: string;
  transfers: string;
  retention: string;
  rights: string;
  complaint: string;
  contact: string;
  denies: string;
}

/** Further languages that policies are read in, by the code a document declares. */
export const MORE_SECTIONS: Readonly<Record<string, Words>> = {
  ro: {
    controller: "operator(?:ul)?(?: de date)?|cine suntem",
    purposes: "scopul|scopuri|de ce (?:folosim|colectăm|prelucrăm)|în ce scop",
    basis: "temei(?:ul)?(?: juridic| legal)?|bază legală|interes legitim|consimțământ",
    recipients: "destinatar|terț[ie]?|furnizor|persoane împuternicite|cui (?:le )?dăm|cine primește",
    transfers: "țări terțe|transfer(?:ăm|ul|uri|ate)|în afara (?:ue|see|uniunii|spațiului)|străinătate",
    retention: "perioad[ăa] de (?:păstrare|stocare)|păstr(?:ăm|ate|are)|cât timp|stocate",
    rights: "drepturile|dreptul (?:de|la)|aveți dreptul",
    complaint: "plângere|autoritate(?:a)? de supraveghere|anspdcp",
    contact: "contact|e-?mail|adresa",
    denies: "\\bnu\\b|\\bniciun|\\bfără\\b",
  },
  hu: {
    controller: "adatkezelő|kik vagyunk",
    purposes: "cél(?:ja|jai|ból|ok)|miért (?:kezel|gyűjt|használ)",
    basis: "jogalap|hozzájárulás|jogos érdek|szerződés teljesítés",
    recipients: "címzett|adatfeldolgozó|harmadik fel|továbbít|partner|szolgáltató",
    transfers: "harmadik ország|külföld|adattovábbítás|eu-n kívül|egt-n kívül|unión kívül",
    retention: "megőrzési|megőriz|tárol(?:ás|juk|jak)|meddig|időtartam",
    rights: "jogai|jogosult|kérheti|törlés|hozzáférés",
    complaint: "panasz|felügyeleti hatóság|naih",
    contact: "kapcsolat|elérhetőség|e-?mail|írjon",
    denies: "\\bnem\\b|\\bsem\\b|\\bnincs|\\bsoha",
  },
  cs: {
    controller: "správce|kdo jsme",
    purposes: "účel|proč (?:zpracováváme|údaje)",
    basis: "právní(?:m|ho)? (?:základ|důvod|titul)|oprávněn\\S{1,3} zájm|souhlas|plnění smlouvy",
    recipients: "příjemc|zpracovatel|třetí(?:m|ch)? (?:stran|osob)|předáv|komu",
    transfers: "třetí(?:ch|m)? zem|mimo (?:eu|ehp|evropsk)|do zahraničí",
    retention: "doba uchov|uchováv|po dobu|jak dlouho",
    rights: "práv[ao] na|vaše práva|máte právo|výmaz|přístup",
    complaint: "stížnost|dozorov|úoou|úřad pro ochranu",
    contact: "kontakt|e-?mail|napište",
    denies: "\\bne|nikdy|žádn",
  },
  sk: {
    controller: "prevádzkovateľ|kto sme",
    purposes: "účel|prečo",
    basis: "právn\\S{1,3} (?:základ|titul)|oprávnen\\S{1,3} záuj|súhlas|plneni\\S{1,2} zmluvy",
    recipients: "príjemc|sprostredkovateľ|tret\\S{1,3} (?:stran|osob)|poskytuj|komu",
    transfers: "tret\\S{1,4} kraj|mimo (?:eú|ehp|európsk)|do zahraničia",
    retention: "dob[au] uchov|uchováva|po dobu|ako dlho",
    rights: "práv[ao] na|vaše práva|máte právo|vymaz|prístup",
    complaint: "sťažnos|dozorn|úrad na ochranu",
    contact: "kontakt|e-?mail|napíšte",
    denies: "\\bne|nikdy|žiadn",
  },
  da: {
    controller: "dataansvarlig|hvem (?:er )?vi",
    purposes: "formål|hvorfor vi",
    basis: "retsgrundlag|hjemmel|retligt grundlag|samtykke|legitim\\S{0,2} interesse|grundlag",
    recipients: "modtager|databehandler|tredjepart|videregiv|deler|samarbejdspartner|leverandør",
    transfers: "tredjeland|uden for (?:eu|eøs)|udlandet",
    retention: "opbevar|hvor længe|slet(?:tes|ter)|gemm?er",
    rights: "rettighed|ret til|indsigt|berigtig",
    complaint: "klage|datatilsyn|tilsynsmyndighed",
    contact: "kontakt|e-?mail|skriv til",
    denies: "\\bikke\\b|\\bingen\\b|\\baldrig\\b",
  },
  no: {
    controller: "behandlingsansvarlig|hvem (?:er )?vi|ansvarlig for",
    purposes: "formål|hvorfor vi",
    basis: "rettslig grunnlag|behandlingsgrunnlag|samtykke|berettiget interesse|grunnlag",
    recipients: "mottaker|databehandler|tredjepart|utlever|deler|samarbeidspartner|leverandør",
    transfers: "tredjeland|utenfor (?:eu|eøs)|utlandet",
    retention: "lagr|oppbevar|hvor lenge|slett(?:es|er)",
    rights: "rettighet|rett til|innsyn|retting",
    complaint: "klage|datatilsyn|tilsynsmyndighet",
    contact: "kontakt|e-?post|skriv til",
    denies: "\\bikke\\b|\\bingen\\b|\\baldri\\b",
  },
  fi: {
    controller: "rekisterinpitäjä|keitä olemme",
    purposes: "tarkoitu(?:s|ks)|miksi (?:keräämme|käsittelemme)|käyttötarkoitu",
    basis: "oikeusperust|käsittelyperust|suostumu|oikeutettu etu|laillinen peruste",
    recipients: "vastaanottaj|käsittelijä|kolman\\S{1,6} osapuol|luovut|kumppan|palveluntarjoaj",
    transfers: "kolmansi(?:in|ssa) mai|(?:eu|eta)\\S{0,3}(?:-alueen)? ulkopuol|ulkomai",
    retention: "säilyt|kuinka kauan|poist(?:etaan|amme)",
    rights: "oikeu(?:s|det|tesi|tenne|ksia)|tarkastusoikeus|oikaist",
    complaint: "valitu|valvontaviranomai|tietosuojavaltuutet",
    contact: "yhteystie|ota yhteyttä|sähköposti",
    denies: "\\bei(?:vät|mme)?\\b|\\bemme\\b|\\bkoskaan\\b",
  },
  el: {
    controller: "υπεύθυνος επεξεργασίας|ποιοι είμαστε|υπεύθυνος",
    purposes: "σκοπ(?:ός|οί|ό|ούς)|γιατί (?:συλλέγουμε|επεξεργαζόμαστε)",
    basis: "νομική βάση|έννομο συμφέρον|συγκατάθεση|εκτέλεση (?:της )?σύμβασης",
    recipients: "αποδέκτ|τρίτ(?:ους|α μέρη|οι)|εκτελούντ|κοινοποι|συνεργάτ|πάροχ",
    transfers: "τρίτ(?:ες|η) χώρ|εκτός (?:της )?(?:εε|εοχ|ευρωπαϊκ)|στο εξωτερικό",
    retention: "διατηρ(?:ούμε|ούνται|ηση)|διατήρηση|πόσο (?:καιρό|χρόνο)|περίοδο",
    rights: "δικαίωμα|δικαιώματ",
    complaint: "καταγγελία|εποπτικ|αρχή προστασίας",
    contact: "επικοινων|email|e-mail",
    denies: "\\bδεν\\b|δεν |καμία|ποτέ",
  },
  tr: {
    controller: "veri sorumlusu|biz kimiz",
    purposes: "amaç|amac|neden (?:topluyoruz|işliyoruz)",
    basis: "hukuki (?:sebep|dayanak)|açık rıza|meşru menfaat|sözleşmenin ifası",
    recipients: "alıcı|üçüncü (?:kişi|taraf)|paylaş|aktar|iş ortak|hizmet sağlayıcı",
    transfers: "yurt ?dışı|üçüncü ülke|avrupa birliği dışı",
    retention: "sakla(?:ma|nır|rız)|ne kadar süre|muhafaza",
    rights: "haklarınız|hakkına sahip|hakkınız|11\\. madde",
    complaint: "şikayet|şikâyet|kişisel verileri koruma kurul",
    contact: "iletişim|e-?posta|bize (?:ulaş|yaz)",
    denies: "maz\\b|mez\\b|mıyor|miyor|muyor|müyor|\\bdeğil",
  },
  ru: {
    controller: "оператор|кто мы|ответственн",
    purposes: "цел(?:ь|и|ях|ей)|зачем|почему мы",
    basis: "правов\\S{1,4} основани|согласи|законн\\S{1,4} интерес|исполнени\\S договор|основани",
    recipients: "получател|треть(?:и|им)|переда(?:ём|ем|ча|ются)|партн[её]р|поставщик",
    transfers: "трансграничн|за пределы|за рубеж|иностранн|третьи страны",
    retention: "срок\\S{0,3} (?:хранени|обработк)|храни(?:м|тся|ть)|как долго",
    rights: "ваши права|право на|имеете право|вправе|удалени",
    complaint: "жалоб|роскомнадзор|надзорн",
    contact: "контакт|свяжитесь|почт|e-?mail",
    denies: "(?:^|\\s)не(?:т)?\\s|никогда|никому",
  },
  uk: {
    controller: "володілец|контролер|хто ми|розпорядник",
    purposes: "мет(?:а|ою|и)|навіщо|чому ми",
    basis: "правов\\S{1,4} підстав|згод[аиу]|законн\\S{1,4} інтерес|виконання договору|підстав",
    recipients: "отримувач|одержувач|трет(?:і|ім)|переда(?:ємо|ча|ються)|партнер|постачальник",
    transfers: "транскордонн|за межі|за кордон|іноземн|третіх? країн",
    retention: "строк|термін\\S{0,2} зберігання|зберіга(?:ємо|ються|ння)|як довго",
    rights: "ваші права|право на|маєте право|видалення",
    complaint: "скарг|уповноважен\\S{1,4}|наглядов",
    contact: "контакт|зв['’]яжіться|пошт|e-?mail",
    denies: "(?:^|\\s)не\\s|ніколи|нікому|немає",
  },
  bg: {
    controller: "администратор|кои сме",
    purposes: "цел(?:и|та)?|защо (?:събираме|обработваме)",
    basis: "правно основание|съгласие|легитимен интерес|изпълнение на договор",
    recipients: "получател|трети (?:лица|страни)|предостав|обработващ|партньор|доставчик",
    transfers: "трети (?:държави|страни)|извън (?:ес|еип|европейск)|в чужбина",
    retention: "съхран|колко време|срок",
    rights: "вашите права|право на|имате право|изтриване",
    complaint: "жалба|надзорен орган|кзлд|комисия(?:та)? за защита",
    contact: "контакт|свържете|имейл|e-?mail",
    denies: "(?:^|\\s)не(?:\\s|$)|никога|няма",
  },
  hr: {
    controller: "voditelj obrade|rukovalac|tko smo|ko smo",
    purposes: "svrh|zašto (?:prikupljamo|obrađujemo)",
    basis: "pravn\\S{1,2} (?:osnov|temelj)|privol|pristanak|legitimn\\S{1,3} interes|izvršenj\\S ugovora",
    recipients:
      "primatelj|primalac|treć\\S{1,4} (?:stran|osob|lic)|izvršitelj|partner|pružatelj|dijelimo|delimo",
    transfers: "treć\\S{1,3} (?:zemlj|držav)|izvan (?:eu|egp|europsk|evropsk)|u inozemstvo|u inostranstvo",
    retention: "razdoblje (?:čuvanja|pohrane)|čuva(?:mo|ju|nje)|pohranj|koliko dugo|rok",
    rights: "vaša prava|pravo na|imate pravo|brisanje",
    complaint: "pritužb|žalb|prigovor|nadzorn|azop|poverenik",
    contact: "kontakt|e-?mail|e-?pošt|javite",
    denies: "\\bne\\b|\\bnikad|\\bnije|\\bnisu",
  },
  sl: {
    controller: "upravljavec|kdo smo",
    purposes: "namen|zakaj (?:zbiramo|obdelujemo)",
    basis: "pravn\\S{1,3} (?:podlag|osnov)|privolit|soglasj|zakonit\\S{1,2} interes",
    recipients: "prejemnik|tretj\\S{1,4} (?:oseb|strank)|obdelovalec|posreduj|partner|ponudnik",
    transfers: "tretj\\S{1,2} (?:držav|dežel)|zunaj (?:eu|egp|evropsk)|v tujino",
    retention: "hrani(?:mo|jo)|hramb|kako dolgo|rok",
    rights: "vaše pravice|pravic\\S do|imate pravico|izbris",
    complaint: "pritožb|nadzorn|informacijsk\\S{1,3} pooblaščen",
    contact: "kontakt|e-?pošt|e-?mail|pišite",
    denies: "\\bne\\b|\\bnikoli|\\bni\\b|\\bniso",
  },
  vi: {
    controller: "bên kiểm soát|chúng tôi là ai|đơn vị (?:thu thập|chịu trách nhiệm)",
    purposes: "mục đích|tại sao chúng tôi",
    basis: "cơ sở pháp lý|căn cứ|sự đồng ý|hợp đồng",
    recipients: "bên nhận|bên thứ ba|chia sẻ|đối tác|nhà cung cấp|ai nhận",
    transfers: "nước ngoài|ra ngoài lãnh thổ|xuyên biên giới|quốc gia khác",
    retention: "lưu trữ|thời hạn|bao lâu|thời gian lưu",
    rights: "quyền của bạn|quyền (?:truy cập|được|xóa)|có quyền",
    complaint: "khiếu nại|cơ quan (?:giám sát|quản lý)|tố cáo",
    contact: "liên hệ|email|địa chỉ",
    denies: "không|chưa|chẳng",
  },
  id: {
    controller: "pengendali data|siapa kami",
    purposes: "tujuan|mengapa kami",
    basis: "dasar hukum|persetujuan|kepentingan (?:yang )?sah|pelaksanaan (?:kontrak|perjanjian)",
    recipients: "penerima|pihak ketiga|membagikan|berbagi|mitra|penyedia",
    transfers: "luar negeri|negara (?:lain|ketiga)|luar wilayah",
    retention: "penyimpanan|menyimpan|disimpan|berapa lama|jangka waktu|retensi",
    rights: "hak (?:anda|untuk|atas|subjek)|berhak",
    complaint: "keluhan|pengaduan|otoritas|lembaga pengawas",
    contact: "hubungi|kontak|e-?mail|surel|alamat",
    denies: "\\btidak\\b|\\bbukan\\b|\\btanpa\\b|\\btak\\b",
  },
};

/** Codes under which the same words are declared. */
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no", sr: "hr", bs: "hr", ms: "id" };

/** The further language a document declares itself in; null where it is none of them. */
export function moreLanguage(declared: string | null): string | null {
  const code = declared?.trim().slice(0, 2).toLowerCase() ?? "";
  const known = SAME[code] ?? code;
  return Object.hasOwn(MORE_SECTIONS, known) ? known : null;
}

/** Words of a section in one of the further languages; null where the language is none of them. */
export function moreWords(language: string | null, section: string): RegExp | null {
  const words = MORE_SECTIONS[moreLanguage(language) ?? ""];
  const source = words?.[section.replace(/^s_/, "") as keyof Words];
  return source ? new RegExp(source, "iu") : null;
}

/** Does a sentence of a policy in one of the further languages say that data goes abroad? */
export function saysSentAbroad(language: string | null): (sentence: string) => boolean {
  const says = moreWords(language, "s_transfers");
  const denies = moreWords(language, "s_denies");
  return (sentence) => says?.test(sentence) === true && denies?.test(sentence) !== true;
}
