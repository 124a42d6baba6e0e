import type { SectionWords } from "./types.ts";

/** English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and Swedish, by the code of the language. */
export const westSections: Readonly<Record<string, Omit<SectionWords, "transfers" | "denies">>> = {
  en: {
    controller:
      "controller|who (?:we are|runs|operates|is behind)|who (?:is|are) (?:responsible|in charge)|responsible (?:for (?:the processing|your|this (?:site|website|app))|party|entity|body)|(?:operated|owned|run|provided) by|about us|(?:we are|we['’]re|our name is|trading as) .{2,60}(?:ltd|limited|llp|plc|inc|llc|gmbh|b\\.v\\.|company|charity|trust)|decides? how (?:your|we|and why)",
    purposes:
      "purposes?\\b|why,? (?:and )?(?:on|under|how|with) (?:what|which|whose)|why (?:do )?we (?:use|collect|process|need|have|ask|want|hold|keep)|how (?:and why )?(?:do )?we use|what for\\?|works? with .{2,40}\\bto (?:see|learn|find|measure|count)|we (?:may |only )?use (?:your|the|this|it|these|them)|what (?:we|do we) (?:do|use) .{0,30}(?:data|information|it)|what .{0,20}(?:data|information|it) (?:is|are) (?:used )?for|reasons? (?:we|for)|(?:is|are|be) used (?:to|for)|in order to|so (?:that )?we can|to (?:keep|help|provide|respond|answer|send|deliver|improve|process|arrange|fill|run) (?:you|your|our|the|orders)|we (?:collect|gather|take|record|need|ask (?:you )?for|hold|keep|store) .{2,80}\\bto (?!(?:the|an?|any(?:one)?|our|us|you|your|third|others?|be)\\b)[a-z]{3,}",
    basis:
      "legal (?:bas[ie]s|grounds?|reasons?|justification|obligation)|lawful (?:bas[ie]s|grounds?|reasons?)|legitimate interests?|performance of (?:a|the|our) contract|on the basis of|because you (?:agreed|consented|gave|asked)|(?:with|by|on|of|your|gave us) (?:your )?consent\\b|you (?:have )?(?:consent|agree)|art(?:icle|\\.) ?6|contract with you|\\((?:contract|consent)\\)|lawful(?:ly|ness)",
    recipients:
      "recipients?|third[ -]part(?:y|ies)|share[sd]? (?:your|the|this|it|them|personal|some|limited)|service providers?|processors?|disclos|who (?:else )?(?:sees|gets|receives|has access|can see)|(?:who|whom) (?:do )?we (?:share|tell|give|send)|(?:partners|companies|suppliers|vendors|providers) (?:who|that|we|which)|shar(?:e|ed|ing) .{0,30}with|pass(?:ed)? .{0,30}(?:on )?to|pass (?:it|them|this|your .{2,20}) on\\b|(?:sees?|gets?|receives?) (?:only )?your (?:name|address|details|data)|work with .{2,40} to |(?:do not|don['’]t|never) (?:share|give|pass)|\\b(?:give|send|tell|hand)s? (?:it|them|this|these|your|the|some|what) ?.{0,40}\\bto\\b",
    retention:
      "retain|retention|how long|how much time|(?:keep|hold|store)s? (?:your|the|this|it|them|all|any|personal|some|these|our|records?|data|information)\\b.{0,80}(?:for|until|as long|longer|years?|months?|days?|after)|(?:stored|kept|held) .{0,40}(?:for|until|as long|longer)|(?:delete|erase|remove)[sd]? (?:it |them |this |your (?:data|information) |the data |all .{1,20})?(?:after|when|once|within)|(?:for|after|up to) (?:\\d{1,3}|one|two|three|four|five|six|seven|ten|twelve|thirteen|fifteen|twenty) (?:full )?(?:days|weeks|months|years)|(?:days|months|years) after",
    rights:
      "your (?:[a-z]{2,12} )?(?:privacy |data protection )?rights|right to|rights? of (?:access|erasure|rectification|data subjects)|data subject rights|what you can (?:do|ask)|you (?:can|may|could) (?:also )?(?:ask|request|have|see|get|access|correct|delete|object|opt|withdraw|nominate|restrict|port|unsubscribe)|your (?:choices|options|control)|access(?:,| and| to).{0,30}(?:correct|delet|eras)|ask us for (?:a )?copy|tell us to (?:delete|stop|erase)|ask us to (?:show|correct|delete|stop|send)",
    complaint:
      "complain(?:ts?|ing)? (?:to|with|about (?:how|our|the way|us))|(?:lodge|make|file|raise) (?:a |any )?complaint|supervisory authorit|data protection (?:authorit|commission|board|agency)|information commissioner|privacy commissioner|attorney general|not (?:happy|satisfied)|unhappy with|(?:contact|complain|write|go|turn|refer|take|tell|ask|approach) .{0,30}regulator|ombudsman|grievance|\\bico\\b|\\bdpc\\b|\\boaic\\b",
    contact:
      "contact|get in touch|e-?mail|write to|reach us|talk to us|questions\\?|ask us|call us|(?:tele)?phone|(?:postal |mailing )?address",
  },
  de: {
    controller:
      "verantwortlich|entscheide[nt] (?:wie|darüber|über|wofür)|wer wir sind|wer (?:dahinter|hinter) |anbieter dieser|diensteanbieter|betreiber(?:in)? (?:dieser|der|ist)",
    purposes:
      "zweck|wof[üu]r (?:wir|nutzen|brauchen|werden|die|verarbeiten|verwenden|sie|das)|wofür\\?|(?:brauchen|benötigen|fragen|erheben|erfassen|erbitten) .{2,100}(?:\\bum |damit|, wenn)|dafür (?:brauchen|benötigen)|wozu|warum (?:wir|brauchen|erheben)|verwend(?:en|ung|et)|nutzen wir|wir (?:nutzen|brauchen|verarbeiten) .{2,80}(?:um|für|damit)",
    basis:
      "rechtsgrund|grundlage|berechtigte[snm]? interesse|vertragserfüllung|\\([a-zäöü]{0,20}vertrag|(?:erfüllung|durchführung) (?:des|eines|unseres|ihres|von) vertr|auf basis|aufgrund (?:ihrer|unserer|des vertrag)|einwilligung|art(?:ikel|\\.) ?6|gesetzliche[nr]? (?:grundlage|pflicht)|rechtliche[nr]? verpflichtung",
    recipients:
      "empf[äa]nger|auftragsverarbeit|weitergabe|weitergegeben|geben .{2,60} (?:weiter|an)\\b|(?:schicken|senden|reichen) .{2,60} an|übermittelt .{0,20}an|(?:an|mit) wen\\b|mit wem\\b|wer .{0,20}(?:erhält|bekommt|sieht|zugriff)|dienstleister|\\bdritte[nr]?\\b|anbieter (?:ist|dieser|des|der)|teilen wir|partner",
    retention:
      "aufgehoben|speicherdauer|speicherfrist|speicherzeit|aufbewahr|wie lange|dauer der speicherung|(?:nach|spätestens|binnen|innerhalb) .{1,40} gelöscht|gelöscht,? (?:sobald|wenn|nach|sofern)|löschen .{0,60}(?:nach|sobald|wenn|spätestens)|(?:speicher|bewahr|behalt|heb)\\S{0,4} .{0,80}(?:tage|wochen|monate?|jahre?|solange|bis)\\b|(?:tage|wochen|monate|jahre)n? (?:lang|gespeichert)|solange",
    rights:
      "betroffenenrecht|(?:ihre|deine|eure) rechte|rechte? (?:auf|der|zu|als)|auskunft|widerspruch|widersprechen|berichtig|was (?:sie|du) (?:tun|verlangen)|(?:können|kannst|dürfen) .{2,60}(?:verlangen|einsehen|löschen lassen)",
    complaint:
      "aufsichtsbeh[öo]rd|beschwer(?:de|en)|datenschutzbehörde|landesbeauftragte|bundesbeauftragte|landesamt für datenschutz|\\bedöb\\b",
    contact:
      "kontakt|e-?mail|erreichen|fragen\\?|telefon|\\btel\\b|anschrift|schreiben sie|schreib uns|melden sie sich",
  },
  fr: {
    controller:
      "responsables? (?:du|de|des|conjoint)|(?:^|\\n)(?:le |la )?responsable(?: légal)?\\s?[.:]?(?:\\n|$)|qui (?:sommes[- ]nous|êtes[- ]vous|est (?:le )?responsable|édite|gère)|est (?:le )?responsable|décide(?:nt)? (?:comment|pourquoi|de l)|éditeur (?:du|de)",
    purposes:
      "finalit|\\bfins\\b|pourquoi|à quoi (?:servent|sert)|(?:servent|sert) (?:\\p{L}{4,14} )?à|utilis(?:ons|ation|ées?|és?)|dans le but|afin d|objectifs?|nous (?:servent|permettent)|pour (?:préparer|traiter|répondre|livrer|gérer|mesurer|envoyer|suivre|vous)|nous (?:collectons|recueillons|demandons|conservons) .{2,80} pour [a-zéè]+(?:er|ir|re)\\b",
    basis:
      "bases? (?:légales?|juridiques?)|fondements?|fondé|obligations? l[ée]gales?|intérêts? légitimes?|consentement|exécution (?:du|d['’]un|de (?:votre|notre|ce)) contrat|mission d['’]intérêt public|\\((?:contrat|obligation)|article 6(?! ?[–—:-])|sur la base|repose(?:nt)? sur|votre accord",
    recipients:
      "destinat(?:aires?|ées? à)|sous-traitants?|prestataires|partag|qui .{0,20}(?:reçoit|reçoivent|accès|voit)|à qui |(?<!pays )\\btiers\\b|communiqu(?:ées?|ons|er à)|transmis|transmett|partenaires|hébergeur|ni (?:vendues|cédées)|(?:donnons|envoyons|remettons|confions) .{0,60}à",
    retention:
      "dur[ée]e(?:s)? de (?:conservation|stockage)|combien de temps|conserv|délais?|supprim[ée]e?s? (?:après|au bout|dès|dans)|effac[ée]e?s? (?:après|au bout|dès)|pendant (?:une durée|\\d|un |deux|trois|quatre|cinq|six|sept|dix|douze|treize)|(?:\\d{1,2}|deux|trois|quatre|cinq|six|sept|dix|douze|treize) (?:ans|mois|jours|années)",
    rights:
      "(?:vos|tes|leurs) droits|droits? (?:de|d['’]|à|au|des)|vous pouvez (?:consulter|faire (?:corriger|rectifier|effacer|supprimer)|demander|accéder|exercer|vous opposer|obtenir|retirer|corriger|effacer|supprimer)|rectif|effacement|s['’]opposer|pour (?:consulter|corriger|effacer|rectifier|supprimer)|que puis[- ]je (?:demander|faire)|puis[- ]je (?:demander|voir|corriger|effacer|supprimer)",
    complaint:
      "r[ée]clamation|plainte|autorit[ée]s? de (?:contr[ôo]le|protection)|\\bcnil\\b|\\bapd\\b|\\bcnpd\\b|\\bpfpdt\\b|commissaire (?:à la protection|fédéral)|commission d['’]accès|commission nationale",
    contact:
      "contact|nous (?:écrire|joindre)|(?<!\\p{L})écri(?:re|vez|s)|courriel|courrier|e-?mail|adresse|téléphone|questions? \\?",
  },
  es: {
    controller:
      "responsables? (?:de|del|es|son|:)|responsables?:|(?:^|\\n)(?:\\d{1,2}[.)] ?)?(?:el |la )?responsables?(?: del fichero)?\\s?(?:[.:]|\\n|$)|(?:es|como|somos) (?:la |el |los )?responsables?|qui[ée]n(?:es)? (?:somos|es|responde|está detrás|trata)|titular (?:de|del)|decide(?:n)? (?:para qué|cómo|qué)",
    purposes:
      "finalidad|\\bfines\\b|para qu[ée]|por qu[ée]|con el (?:fin|objetivo)|a fin de|utiliz|\\busa(?:mos|r|n|remos)|prop[óo]sito|con fines|para (?:gestionar|enviar|confirmar|tramitar|responder|atender|preparar)|(?:recogemos|recopilamos|pedimos|solicitamos) .{2,80} para [a-z]+r(?:le|les|lo|te)?\\b",
    basis:
      "bases? (?:legal|jur[ií]dica|legitimadora)|legitimaci[oó]n|legitima|fundamento|interés leg[ií]timo|consentimiento|tu permiso|das permiso|contrataste|ejecuci[oó]n (?:del|de un|de su|de tu) contrato|contrato con(?:tigo| usted)|\\(contrato|art(?:[ií]culo|\\.) ?6|con base en|cumplimiento de (?:una|la|las|nuestras|obligaci)",
    recipients:
      "destinatari|compart|proveedores?|terceros(?! pa[ií]s)|ced(?:emos|en?|er|id[oa]s|erán|eremos)\\b|cesi[oó]n|comunica(?:mos|rán|remos|d[oa]s|ción(?:es)? de)|encargad[oa]s? (?:de|del)|(?:a|con) qui[ée]n(?:es)?\\b|qui[ée]n(?:es)? .{0,20}(?:recibe|reciben|ve|ven|tiene|acced)|transmit|entreg\\S{0,6} .{0,40}(?:dato|informaci)|(?:damos|enviamos|pasamos) .{0,60}\\ba",
    retention:
      "desaparece|plazo|conserv|cu[áa]nto tiempo|(?:durante|por) (?:un|una|\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|diez|doce) (?:años?|mes(?:es)?|días|semanas)|(?:borra|elimina|suprim|destru)\\S{0,6} .{0,60}(?:después|tras|cuando|una vez|al cabo|a los)|guarda(?:mos|remos|n) .{0,60}(?:años?|mes(?:es)?|días|mientras|hasta)|mante(?:nemos|ndremos|nidos)|retenci[óo]n|almacena\\S{0,5} .{0,50}(?:años?|mes(?:es)?|días|mientras|hasta)",
    rights:
      "(?:sus|tus|los) derechos|qué puedo (?:hacer|pedir)|puedo (?:pedir|borrar|corregir)|derechos? (?:de|a|al|que)|puedes? (?:solicitar|acceder|pedir|ejercer|retirar|oponer)|ejercer|rectifica|supresi[oó]n",
    complaint:
      "reclama(?:ci[oó]n|r)|autoridad(?:es)? de (?:control|protecci)|\\baepd\\b|agencia (?:española|vasca|catalana)|queja|denuncia|\\binai\\b|\\bsic\\b",
    contact:
      "contact|escr[ií]b|correo|e-?mail|tel[ée]fono|domicilio|direcci[óo]n|dirigirse|¿?(?:dudas|preguntas)\\?",
  },
  it: {
    controller:
      "titolar[ei]|decid(?:e|ono) (?:come|perché)|chi (?:siamo|è (?:il )?responsabile|gestisce|tratta)|responsabile (?:del sito|dei tuoi|dei suoi)|gestore del sito",
    purposes:
      "finalit[aà]|perch[ée]|a (?:che )?cosa servono|scop[oi]|al fine di|utilizz|us(?:iamo|ati) |per (?:fornir|evader|risponder|gestir|inviar|elaborar)|(?:raccogliamo|chiediamo|conserviamo) .{2,80} per [a-z]+(?:are|ere|ire|arti|arvi|irti|irvi|arl[aei]|erl[aei]|irl[aei])\\b",
    basis:
      "bas[ei] giuridic|fondament|legittimo interesse|\\((?:contratt|consens|obblig)|interess[ei] legittim|consenso|esecuzione (?:del|di un|di) contratt|art(?:icolo|\\.) ?6|obbligh?[oi] (?:di legge|legal)|base (?:legale|al contratto)",
    recipients:
      "destinatar|condivi|fornitor|(?<!paesi )\\bterzi\\b|terze parti|chi .{0,20}(?:riceve|vede|accesso)|comunic(?:at[ie]|hiamo|azione (?:a|dei))|responsabili (?:estern|del trattamento)|a chi |trasmess|partner|corrier",
    retention:
      "conserv|quanto tempo|per quanto|durata|(?:per|dopo|entro) (?:un|\\d{1,2}|due|tre|quattro|cinque|sei|sette|dieci|dodici) (?:ann[oi]|mes[ei]|giorni)|(?:\\d{1,2}|due|tre|cinque|sei|dieci|dodici) (?:anni|mesi|giorni)|cancell(?:at[ie]|iamo) (?:dopo|entro|quando)",
    rights:
      "\\bdiritti\\b|diritto (?:di|a|all|alla|al)|(?:può|puoi|potete) (?:chiedere|accedere|esercitare|opporsi|revocare|ottenere|correggere|cancellare)|rettific|cancellazione|opposizione",
    complaint: "reclam[oi]|\\bgarante\\b|autorit[aà] (?:di controllo|garante|di vigilanza)",
    contact:
      "contatt|\\bscriv(?:i(?:ci|mi|teci|te)?(?: a|$|[ .:])(?! ?(?:nel|qui|su))|er(?:e|ci)|a(?:no)? a|ete(?:ci)?(?: a|[ .:]|$))|e-?mail|telefon|indirizzo|\\bpec\\b|domande\\?",
  },
  pt: {
    controller:
      "controlador|respons[áa]ve(?:l|is) (?:pel[oa]s?|do|por)|(?:^|\\n)(?:o |a )?responsável\\s?[.:]?(?:\\n|$)|quem (?:somos|é (?:o |a )?respons)|é (?:a |o )?respons[áa]vel|encarregad[oa] (?:de|da|pel)|entidade responsável",
    purposes:
      "finalidade|o que fazemos com|\\bfins\\b|(?<!\\p{L})para (?:o )?qu[eê]\\P{L}{0,3}(?:$|\\n|[?:])|(?:^|\\n).{0,5}para que |(?<!\\p{L})para (?:o )?qu[eê] (?:usamos|utilizamos|servem?|queremos|pedimos|tratamos|são|é) |por qu[eê]|porquê\\?|porque (?:é que|(?:os |as |seus |suas )?(?:dados|tratamos|recolhemos|usamos|pedimos|precisamos))|objetivo|propósito|\\busa(?:mos|dos|r) |utiliza|com o fim|a fim de|para (?:entregar|processar|responder|enviar|gerir|preparar|atender|confirmar)|(?:coletamos|recolhemos|pedimos|solicitamos) .{2,80} para [a-z]+r\\b",
    basis:
      "bases? (?:lega(?:l|is)|jur[ií]dicas?)|fundamento|leg[ií]timo interesse|interesses? leg[ií]timos?|consentimento|execução (?:do|de um|de) contrato|\\(contrato|obrigaç(?:ão|ões) lega|art(?:igo|\\.) ?[67]|com base n",
    recipients:
      "destinat[áa]ri|compartilh|\\brepass|(?:só|apenas|somente) .{2,60}(?:acess|têm acesso|tem acesso|veem)|partilh|fornecedore?s?|(?<!países )\\bterceiros\\b(?! pa[ií]ses)|(?:a|com) quem\\b|quem .{0,20}(?:recebe|acesso|vê)|subcontratante|operador(?:es|as)?\\b|transmit|prestador|parceir|comunica(?:mos|dos)|transportadora",
    retention:
      "arquivad[oa]s?|reten[çc][ãa]o|prazo|quanto tempo|conserva|guarda(?:mos|dos|remos|r)|mante(?:mos|remos|r )|mantidos|armazena\\S{0,5} .{0,50}(?:anos?|meses|dias|enquanto|até)|(?:por|durante) (?:um|\\d{1,2}|dois|três|quatro|cinco|seis|dez|doze) (?:anos?|meses|dias)|(?:apaga|elimina|exclu)\\S{0,6} .{0,60}(?:após|depois|quando|ao fim)",
    rights:
      "(?:seus|teus|vossos|os) direitos|direitos? (?:de|a|à|ao|do|dos|que)|(?:pode|podes) (?:solicitar|pedir|exercer|retirar|opor|aceder|acessar|corrigir|excluir|apagar)|retifica|apagamento|eliminação",
    complaint:
      "reclama(?:ção|r|ções)|autoridade (?:de controlo|de supervis|nacional|de proteção|de controle)|\\banpd\\b|\\bcnpd\\b|queixa|den[úu]ncia",
    contact: "contat|contact|fale co[nm]|escrev|e-?mail|encarregad|telefone|morada|endereço|dúvidas\\?",
  },
  nl: {
    controller:
      "verwerkingsverantwoordelijke|wie (?:zijn wij|wij zijn|we zijn|zijn we|is)|verantwoordelijk|beslist (?:hoe|waarvoor|over)|bepaalt (?:hoe|waarvoor)|functionaris",
    purposes: "doeleinden|\\bdoel(?:en)?\\b|waarom|waarvoor|gebruik(?:en|t)|om .{3,60} te ",
    basis:
      "rechtsgrond|grondslag|gerechtvaardigde? belang|toestemming|uitvoer(?:ing|en) (?:van )?(?:de|een|onze|uw) (?:overeenkomst|contract)|overeenkomst|wettelijke (?:verplichting|plicht)|art(?:ikel|\\.) ?6",
    recipients:
      "ontvang(?:en|t|er)|(?<!\\p{L})(?:gegevens)?del(?:en|ing)|\\bderden\\b|verwerkers?\\b|wie .{0,20}(?:ontvang|krijg|zie|toegang)|verstrek|dienstverleners?|leveranciers?|partners?|doorgegeven aan|aan wie",
    retention:
      "hoe lang|bewa(?:ar|ren|ard)|opslag|(?:verwijder|wis)\\S{0,4} .{0,60}(?:na|zodra)|gedurende .{1,20}(?:jaar|maanden|dagen)|(?:\\d{1,2}|één|twee|drie|vijf|zeven|tien) (?:jaar|maanden|dagen)",
    rights:
      "(?:uw|je|jouw) rechten|recht (?:op|om|van)|inzage|(?:u|je) mag .{0,40}(?:inzien|wijzigen|verwijderen)|rectificatie|(?:u kunt|je kunt|kunt u|kun je) .{0,40}(?:vragen|verzoeken|opvragen|inzien|intrekken)|bezwaar",
    complaint:
      "klacht|klagen|autoriteit persoonsgegevens|\\bap\\b|toezichthoud|gegevensbeschermingsautoriteit|\\bgba\\b",
    contact: "contact|e-?mail|bereik|schrijf|mail ons|vragen\\?|telefoon|adres",
  },
  pl: {
    controller:
      "administrator|kim jesteśmy|kto .{0,30}(?:odpowiada|administr|przetwarza)|właściciel(?:em)? (?:strony|serwisu|sklepu)|inspektor",
    purposes:
      "\\bcel(?:e|u|ach|em|ów|om)?\\b|dlaczego|po co|służ[ąy]|wykorzyst|używamy|potrzebujemy|aby (?:zrealizować|odpowiedzieć|wysłać)|(?:zbieramy|prosimy o) .{2,80} (?:aby|żeby|by) ",
    basis:
      "podstaw|zgod(?:a|y|ę|zie)\\b|uzasadnion\\S{1,4} interes|wykonani\\S{1,2} umowy|umow[yaę]|art\\.? ?6|obowiąz\\S{1,4} prawn",
    recipients:
      "odbiorc|udostępn|powierz|przekaz(?:ujemy|ywane|any)|podmiot\\S{0,3} |komu |dostawc|partner|firm(?:ie|y|om) |kurier|trzecim|osob(?:y|om) trzeci",
    retention:
      "jak długo|okres|przechow|przez (?:okres|czas|rok|\\d{1,2}|dwa|trzy|pięć|sześć|siedem|dziesięć)|do czasu|usuwamy .{0,40}(?:po|gdy)|(?:\\d{1,2}|dwa|trzy|pięć|sześć|dziesięć) (?:lat|lata|miesięcy|miesiące|dni)",
    rights:
      "praw(?:o|a) (?:do|dostępu|żądania|wnies)|(?:twoje|pani|pana|państwa|swoje) prawa|sprostow|usunięci|sprzeciw",
    complaint: "skarg|\\buodo\\b|urzęd\\S{1,2} ochrony|organ\\S{0,2} nadzor",
    contact: "kontakt|e-?mail|napisz|telefon|adres|pytania\\?",
  },
  sv: {
    controller:
      "personuppgiftsansvarig|vilka (?:vi är|är vi)|vem (?:är|som är) ansvarig|ansvarig för|ansvarar för|dataskyddsombud",
    purposes:
      "ändamål|syfte|varför (?:vi|behöver|samlar)|använder vi|vi använder|för att (?:kunna )?(?:leverera|skicka|svara|hantera)|vi (?:samlar in|behöver|ber om|skriver|frågar|antecknar|noterar|sparar) .{2,80} för att ",
    basis:
      "rättslig\\S{0,2} grund|laglig grund|berättigat intresse|samtycke|fullgöra .{0,20}avtal|avtal(?:et)? med|\\(avtal|rättslig förpliktelse|artikel 6",
    recipients:
      "mottagare|delar|lämna(?:r|s) (?:ut|vidare)|biträde|tredje ?part|leverantör|partner|till vem\\b|vem .{0,20}(?:får|ser|tar del)|samarbet",
    retention:
      "hur länge|lagr(?:as|ing|ar)|spara(?:s|r)|bevara|gallra|rader(?:as|ar) .{0,40}(?:efter|när)|under .{1,12}(?:år|månader|dagar)",
    rights: "(?:dina|era) rättigheter|rätt (?:att|till)|rättelse|radering|invända|du kan (?:begära|be)",
    complaint: "klag|\\bimy\\b|integritetsskyddsmyndighet|tillsynsmyndighet|datainspektion",
    contact: "kontakt|e-?post|mejl|skriv till|telefon|adress|frågor\\?",
  },
};
