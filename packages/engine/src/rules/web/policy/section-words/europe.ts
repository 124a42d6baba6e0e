import type { SectionWords } from "./types.ts";

/** Romanian, Hungarian, Czech, Slovak, Danish, Norwegian, Finnish and Greek, by the code a document declares. */
export const europeSections: Readonly<Record<string, SectionWords>> = {
  ro: {
    controller: "operator(?:ul)?(?: de date)?|cine suntem",
    purposes: "scopul|scopuri|la ce (?:\\S{1,3} )?folosim|de ce (?:folosim|colectăm|prelucrăm)|în ce scop",
    basis: "temei(?:ul)?(?: juridic| legal)?|bază legală|interes legitim|consimțământ",
    recipients: "destinatar|terț[ie]?|furnizor|persoane împuternicite|cui (?:le )?dăm|cine primește",
    transfers:
      "\\bSUA\\b|țări terțe|transfer(?:ăm|ul|uri|ate)|în afara (?:ue|see|uniunii|spațiului)|străinătate",
    retention: "perioad[ăa] de (?:păstrare|stocare)|păstr(?:ăm|ate|are)|cât timp|stocate",
    rights: "drepturile|dreptul (?:de|la)|aveți dreptul",
    complaint: "plângere|autoritate(?:a)? de supraveghere|anspdcp",
    contact: "contact|e-?mail|adresa",
    denies: "\\bnu\\b|\\bniciun|\\bfără\\b",
  },
  hu: {
    controller: "adatkezelő|kik vagyunk",
    purposes: "cél(?:ja|jai|ból|ok)|mire (?:\\S{1,8} )?használ|miért (?:kezel|gyűjt|használ)",
    basis: "jogalap|hozzájárulás|jogos érdek|szerződés teljesítés",
    recipients: "címzett|adatfeldolgozó|harmadik fel|továbbít|partner|szolgáltató",
    transfers: "harmadik ország|külföld|adattovábbítás|eu-n kívül|egt-n kívül|unión kívül",
    retention: "megőrz|megőriz|tárol(?:ás|juk|jak)|meddig|időtartam",
    rights: "jogai|jogosult|kérheti|törlés|hozzáférés",
    complaint: "panasz|felügyeleti hatóság|naih",
    contact: "kapcsolat|elérhetőség|e-?mail|írjon",
    denies: "\\bnem\\b|\\bsem\\b|\\bnincs|\\bsoha",
  },
  cs: {
    controller: "správce|kdo jsme",
    purposes:
      "účel|proč (?:zpracováváme|údaje|je )|k čemu|(?:potřebujeme|používáme|zpracováváme) .{2,80}aby(?:chom)?",
    basis:
      "právní(?:m|ho)? (?:základ|důvod|titul)|oprávněn\\S{1,3} záj|co nás k tomu opravňuje|souhlas|plnění smlouvy",
    recipients: "příjemc|zpracovatel|třetí(?:m|ch)? (?:stran|osob)|předáv|komu",
    transfers: "třetí(?:ch|m)? zem|mimo (?:eu|ehp|evropsk)|do zahraničí",
    retention:
      "dob[auy] (?:uchov|ulož|zpracov|archiv)|uchováv|ukládáme|archivuj|skartač|spisov|po dobu|jak dlouho",
    rights: "práv[ao] na|vaše práva|máte právo|výmaz|přístup",
    complaint: "stížnost|stěžovat|dozorov|úoou|úřad\\S{0,2} pro ochranu",
    contact: "kontakt|e-?mail|napište",
    denies: "\\bne(?!bo|ž(?!\\p{L})|j|ch|děl|moc|zbytn|díln|dávn|ws|t(?!\\p{L})|prodlen)|nikdy|žádn",
  },
  sk: {
    controller: "prevádzkovateľ|kto sme",
    purposes: "účel|prečo|na čo (?:\\S{1,8} )?(?:používame|využívame|slúžia|potrebujeme)",
    basis: "právn\\S{1,3} (?:základ|titul)|oprávnen\\S{1,3} záuj|súhlas|plneni\\S{1,2} zmluvy",
    recipients: "príjemc|sprostredkovateľ|tret\\S{1,3} (?:stran|osob)|poskytuj|komu",
    transfers: "tret\\S{1,4} kraj|mimo (?:eú|ehp|európsk)|do zahraničia",
    retention:
      "dob[auy] (?:uchov|ulož|spracúv|archiv)|uchováva|ukladáme|archivuj|registratúr|po dobu|ako dlho",
    rights: "práv[ao] na|vaše práva|máte právo|vymaz|prístup",
    complaint: "sťažnos|sťažovať|dozorn|úrad\\S{0,2} na ochranu",
    contact: "kontakt|e-?mail|napíšte",
    denies: "\\bne(?!ž(?!\\p{L})|bo(?!\\p{L})|skôr|j|ch|moc|vyhnut|oddelit|dávn|ws|t(?!\\p{L}))|nikdy|žiadn",
  },
  da: {
    controller: "dataansvarlig|hvem (?:er )?vi",
    purposes:
      "formål|hvorfor (?:vi|har|skal)|hvad bruge[rs]|(?:bruger|gemmer|skriver|beder om|indsamler|behandler) .{2,80}(?:til at|for at) |hvad (?:vi )?bruger (?:vi )?\\S{1,16} til",
    basis: "retsgrundlag|hjemmel|retligt grundlag|samtykke|legitim\\S{0,2} interesse|grundlag",
    recipients: "modtager|databehandler|tredjepart|videregiv|deler|samarbejdspartner|leverandør",
    transfers: "tredjeland|uden for (?:eu|eøs)|udlandet",
    retention: "opbevar|hvor længe|slet(?:tes|ter)|gemm?er|gemmes|gemt i",
    rights: "rettighed|ret til|indsigt|berigtig|du kan (?:få|bede|kræve|rette|slette|se)",
    complaint: "klage|datatilsyn|tilsynsmyndighed",
    contact: "kontakt|e-?mail|skriv til",
    denies: "\\bikke\\b|\\bin(?:gen(?:ting)?|tet)\\b|\\baldrig\\b",
  },
  no: {
    controller: "behandlingsansvarlig|hvem (?:er )?vi|ansvarlig for",
    purposes:
      "formål|hvorfor (?:vi|har|skal)|hva bruke[rs]|(?:bruker|lagrer|ber om|samler inn|behandler) .{2,80}(?:til å|for å) |hva (?:vi )?bruker (?:vi )?\\S{1,16} til",
    basis: "rettslig grunnlag|behandlingsgrunnlag|samtykke|berettiget interesse|grunnlag",
    recipients: "mottaker|databehandler|tredjepart|utlever|deler|samarbeidspartner|leverandør",
    transfers: "tredjeland|utenfor (?:eu|eøs)|utlandet",
    retention: "lagr|oppbevar|hvor lenge|slett(?:es|er)",
    rights: "rettighet|rett til|innsyn|retting",
    complaint: "klage|datatilsyn|tilsynsmyndighet",
    contact: "kontakt|e-?post|skriv til",
    denies: "\\bikke\\b|\\bin(?:gen(?:ting)?|tet)\\b|\\baldri\\b",
  },
  fi: {
    controller: "rekisterinpitäjä|keitä olemme",
    purposes:
      "tarkoitu(?:s|ks)|miksi (?:\\S{1,20} )?(?:keräämme|käsittelemme|käsitellään|kerätään|tarvi)|mihin (?:tietoja|niitä)|käyttötarkoitu|mihin (?:\\S{1,8} )?(?:käytämme|tarvitsemme)",
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
    controller: "υπεύθυνος επεξεργασίας|ποιοι είμαστε|υπεύθυν[οη]",
    purposes: "σκοπ(?:ός|οί|ό|ού|ούς|ών)|γιατί (?:συλλέγουμε|επεξεργαζόμαστε)",
    basis: "νομική βάση|έννομο συμφέρον|συγκατάθεση|εκτέλεση (?:της )?σύμβασης",
    recipients: "αποδ[έε]κτ|παραλήπτ|τρίτ(?:ους|α μέρη|οι)|εκτελούντ|κοινοποι|συνεργάτ|πάροχ",
    transfers: "τρίτ(?:ες|η) χώρ|εκτός (?:της )?(?:εε|εοχ|ευρωπαϊκ)|στο εξωτερικό",
    retention:
      "διατηρ(?:ού|ηση|ηθ)|διατήρησ|τήρησ|τηρού|φυλάσσ|φύλαξ|αποθηκεύ|αποθήκευσ|πόσο (?:καιρό|χρόνο)|περίοδο",
    rights: "δικαίωμα|δικαιώματ",
    complaint: "καταγγελία|εποπτικ|αρχή προστασίας",
    contact: "επικοινων|email|e-mail",
    denies: "δεν |καμία|ποτέ",
  },
};
