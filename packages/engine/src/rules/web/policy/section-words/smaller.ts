import type { SectionWords } from "./types.ts";

/** Lithuanian, Latvian, Estonian, Icelandic, Catalan, Galician, Albanian and Macedonian, by the code a document declares. */
export const smallerSections: Readonly<Record<string, SectionWords>> = {
  lt: {
    controller: "duomenų valdytoj|kas (?:mes|esame|atsak)|valdytojas",
    purposes: "tiksl(?:as|ai|u|ais|ų|us)|kam (?:to )?reik|kodėl|kam (?:mes )?naudojam",
    basis: "teisin\\S{1,4} pagrind|sutikim|teisėt\\S{1,2} interes|sutarties vykdym|teisin\\S{1,3} prievol",
    recipients: "gavėj|tvarkytoj|treči\\S{1,5} (?:šali|asmen)|perduodam|teikiam|atskleidž|partneri|tiekėj",
    transfers:
      "trečiąs\\S{0,3} (?:šal|valst)|trečiosios šalys|už (?:es|eee|europos)|(?:eee|europos \\S{1,12} \\S{0,10}) rib|užsien|standartin\\S{1,6} sutar|jungtin\\S{1,5} (?:amerikos )?valstij|\\bJAV\\b",
    retention: "saugo(?:m|jim|ma)|laikom|kiek laiko|saugojimo (?:laik|termin)|ištrinam",
    rights: "teis(?:ės|ę|ių|es)|galite (?:reikalauti|prašyti)",
    complaint: "skund|priežiūros institucij|duomenų apsaugos inspekcij|vdai",
    contact: "kontakt|el\\. ?pašt|susisiek|kreip(?:kit|tis)|rašyk",
    denies: "\\bne(?:perd|tei|siun|nau)|\\bniek|jokių|\\bnėra",
  },
  lv: {
    controller: "pārzi(?:nis|ņa)|kas mēs esam|par datiem atbild",
    purposes: "nolūk|mērķ(?:is|i|im|u|iem)|kāpēc|kam (?:mēs )?izmanto",
    basis:
      "juridisk\\S{1,3} pamat|tiesisk\\S{1,3} pamat|piekrišan|leģitīm|līguma izpild|likum\\S{1,5} pienākum",
    recipients: "saņēmēj|apstrādātāj|treš\\S{1,4} (?:person|pus)|nododam|izpaužam|sniedzēj|partner",
    transfers:
      "treš\\S{1,4} valst|ārpus (?:es|eez|eiropas)|ārvalst|ārzem|standarta līgum|līguma standartklauzul|amerikas savienot|\\bASV\\b",
    retention: "glabā(?:jam|šan|ti|ts)|uzglabā|cik ilgi|dzēš",
    rights: "tiesīb|tiesības",
    complaint: "sūdzīb|uzraudzības iestād|datu valsts inspekcij",
    contact: "kontakt|saziņ|e-?past|rakst(?:iet|i) mums|sazinā",
    denies: "\\bne(?:nod|sūt|pār|izp|izm)|\\bnekad|\\bnav\\b",
  },
  et: {
    controller: "vastutav töötleja|kes me oleme|kes vastutab",
    purposes: "eesmär(?:k|gi)|milleks|miks (?:me )?(?:kogume|töötleme|kasutame)",
    basis: "õiguslik\\S{0,2} alus|nõusolek|õigustatud huv|lepingu täitm|juriidili",
    recipients:
      "saaja|vastuvõtja|volitatud töötleja|kolman\\S{1,6} (?:isik|osapool)|edasta|avalda|kellele|partner|teenusepakkuja",
    transfers:
      "kolmanda\\S{1,3} rii(?:k|gi)|väljas?pool (?:eli|el-i|euroopa|emp)|välisrii|tüüptingimus|ameerika ühendrii|\\bUSA",
    retention: "säilita|säilitus|kui kaua|kustuta",
    rights: "õigus(?:ed|ega|ele|i|te)?(?! ?lik)\\b|sul on õigus|teil on õigus",
    complaint: "kaebus|andmekaitse inspektsioon|järelevalve",
    contact: "kontakt|e-?post|kirjuta|võta(?:ge)? ühendust",
    denies: "\\bei\\b|\\bmitte\\b|\\bkunagi",
  },
  is: {
    controller: "ábyrgðaraðil|hver (?:við erum|ber ábyrgð)|hverjir erum",
    purposes: "tilgang|hvers vegna|til hvers|í hvaða skyni",
    basis: "lagagrundv|lagaheimild|samþykk|lögmæt\\S{1,4} hagsmun|efnd\\S{1,3} samning|lagaskyld",
    recipients:
      "viðtakand|viðtakend|vinnsluaðil|þriðj\\S{1,3} aðil|afhend|miðl(?:um|að)|hverjir fá|samstarfsaðil|þjónustuaðil",
    transfers:
      "þriðj\\S{1,3} (?:land|rík)|utan (?:ees|esb|evróp)|út fyrir (?:ees|evróp)|erlendis|bandarík|staðl\\S{1,6} (?:samnings)?skilmál",
    retention: "varðveit|varðveisl|geym(?:um|d|sl|t)|hversu lengi|eytt",
    rights: "réttind|rétt(?:ur|i|ar) (?:til|þ)|átt rétt",
    complaint: "kvörtun|kvarta|persónuvernd(?!arst)|eftirlitsyfirvald",
    contact: "hafðu samband|hafa samband|netfang|tölvupóst|skrifa",
    denies: "\\bekki\\b|\\baldrei\\b|\\bengin|\\bhvorki",
  },
  ca: {
    controller: "responsable del tractament|qui (?:n['’]és|és el|som)|responsable",
    purposes: "finalitat|per a? ?què|amb quin (?:fi|objectiu)|per quin motiu",
    basis:
      "base (?:legal|jurídica)|legitimaci|consentiment|interès legítim|execució (?:del|d['’]un) contracte",
    recipients: "destinatar|encarregat|tercer(?:s|es)|comuniqu|cedim|cessi|compart|a qui|prove[ïi]dor",
    transfers:
      "transfer[èe]nci\\S{1,3} internacional|tercers països|fora de (?:la ue|la unió|l['’]espai|l['’]eee)|estranger|estats units|\\beuu?u\\b|clàusules (?:contractuals )?tipus",
    retention: "conserv|quant(?:s)? (?:de )?temps|termini|guardem|suprimi[mr]",
    rights: "drets|dret d['’ea]",
    complaint: "reclamaci|autoritat (?:catalana )?de (?:protecció|control)|apdcat|aepd|agència espanyola",
    contact: "contact|correu|escriviu|adreça",
    denies: "\\bno\\b|\\bmai\\b|\\bcap\\b",
  },
  gl: {
    controller: "responsable do tratamento|quen somos|responsable",
    purposes: "finalidade|para que (?:usamos|se usan|utilizamos)|con que (?:fin|obxectivo)",
    basis: "base (?:legal|xurídica)|lexitimaci|consentimento|interese lexítimo|execución (?:do|dun) contrato",
    recipients: "destinatari|encargad|terceir(?:os|as)|comunicamos|cedemos|cesi|compart|a quen|provedor",
    transfers:
      "transferencia\\S{0,1} internaciona|terceiros países|fóra d[ao] (?:ue|unión|espazo|eee)|estranxeiro|estados unidos|cláusulas (?:contractuais )?tipo",
    retention: "conserv|canto tempo|prazo|gardamos|suprimi",
    rights: "dereitos|dereito d[eao]",
    complaint: "reclamaci|axencia española|aepd|autoridade de control",
    contact: "contact|correo|escrib|enderezo",
    denies: "\\bnon\\b|\\bnunca\\b|\\bningún",
  },
  sq: {
    controller: "kontrollues|kush jemi|përgjegjës i të dhënave",
    purposes: "qëllim|pse (?:i )?(?:mbledh|përdor|përpun)|për çfarë",
    basis:
      "baz(?:a|ë|ën) (?:ligjore|juridike)|pëlqim|interes\\S{0,2} (?:të )?ligjsh|legjitim|përmbushj\\S{1,3} (?:e|së) kontrat",
    recipients: "marrës|përpunues|pal\\S{1,4} të treta|ndajmë|transmet|partner|ofrues",
    transfers:
      "vend\\S{1,3} të treta|jashtë (?:be|bashkimit|zonës|vendit|shqip|kosov)|shtetet e bashkuara|klauzola",
    retention: "ruaj(?:më|tj|en|m)|sa kohë|fshi",
    rights: "të drejta|drejtat tuaja|keni të drejt",
    complaint: "anke|komisioner|autoritet\\S{0,2} mbikëqyrës",
    contact: "kontakt|na shkruani|e-?mail|posta elektronike",
    denies: "\\bnuk\\b|\\bnuk e\\b|\\basnjë|\\bkurrë",
  },
  mk: {
    controller: "контролор|кои сме ние|одговорен за обработка",
    purposes: "цел(?:та|и|ите)?(?!\\p{L})|зошто|за што ги",
    basis: "правн\\S{1,4} основ|согласност|легитим\\S{1,4} интерес|исполнување (?:на )?договор",
    recipients:
      "примател|корисници на|обработувач|трет\\S{1,3} (?:лица|страни)|споделув|пренесув|партнер|даватели",
    transfers:
      "трет\\S{1,3} земј|надвор од (?:еу|европ|еип|земј)|странство|соединетите|\\bСАД(?!\\p{L})|стандардн\\S{1,3} договорн",
    retention: "чува(?:ме|ње|ат)|колку долго|рок(?:от)? на чување|бришеме",
    rights: "права|право на",
    complaint: "жалба|поплака|агенција(?:та)? за заштита|надзор",
    contact: "контакт|пишете|е-?пошта|јавете",
    denies: "(?:^|\\s)(?:не|нема|никогаш|ниту)\\s",
  },
};
