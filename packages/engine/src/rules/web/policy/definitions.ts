import { withoutSentences } from "./text.ts";
import { COMPANY } from "./who-words.ts";

/** What the law's own terms are called, at the beginning of a sentence, quoted or not; in the languages most policies have. */
const TERM =
  /^[\P{L}]{0,8}(?:(?:the |die |der |das |le |la |l['’]|el |il |lo |o |a |de |het )?(?:(?:data )?controllers?|processors?|recipients?|third part(?:y|ies)|personal (?:data|information)|processing|consent|supervisory authority|data subjects?|profiling|pseudonymi[sz]ation|cross-border processing|sell|sale|sharing|verantwortliche\p{L}{0,2}|auftragsverarbeiter\p{L}{0,2}|empfänger|dritte[rn]?|personenbezogene daten|verarbeitung|einwilligung|aufsichtsbehörde|betroffene person|einschränkung der verarbeitung|responsables? (?:du|de) traitement|sous-traitants?|destinataires?|tiers|données (?:à caractère personnel|personnelles)|traitement|consentement|autorité de contrôle|personne concernée|responsables? del tratamiento|encargados? del tratamiento|destinatarios?|terceros?|datos personales|tratamiento|consentimiento|autoridad de control|interesados?|titolare(?: del trattamento)?|responsabile(?: del trattamento)?|destinatari[oi]?|terz[oi]|dati personali|trattamento|consenso|autorità di controllo|interessat[oi]|responsáve(?:l|is) pelo tratamento|controlador|operador|subcontratantes?|terceiros?|dados pessoais|tratamento|consentimento|autoridade de controlo|titular|verwerkingsverantwoordelijke|verwerker|ontvanger|derden?|persoonsgegevens|verwerking|toestemming|toezichthoudende autoriteit|betrokkene|administrator|podmiot przetwarzający|odbiorca|strona trzecia|dane osobowe|przetwarzanie|zgoda|organ nadzorczy|personuppgiftsansvarig|personuppgiftsbiträde|mottagare|samtycke|tillsynsmyndighet|dataansvarlig|databehandler|modtager|mottaker|samtykke)|管理者|处理者|個人データ|个人信息(?:处理者)?|個人情報|個人資料|第三者|第三方|同意|监管机构|監督機関|受託者|敏感个人信息)/iu;
/** Between a term and what it stands for. */
const STANDS_FOR =
  /^(?:[^.,:;–—-]{0,6})(?:\([^)]{0,80}\)\s?)?[,、]?\s?(?:(?:shall )?means?|refers? to|is|are|bezeichnet|bedeutet|meint|ist|sind|désigne(?:nt)?|s['’]entend(?:ent)?|est|sont|significa|se refiere|se entiende|es|son|indica|si intende|è|sono|refere-se|entende-se|é|são|betekent|is|zijn|oznacza(?:ją)?|to|rozumie się|betyder|avses|avser|är|er)(?!\p{L})|^[”」』]?(?:是指|指|とは)|^[”」』»"]?\s?[:：=–—-]/iu;
/** Whoever and whatever it may be: nobody by name. */
const ANYTHING =
  /natural or legal person|natural person|public authorit|(?:any|every) (?:information|operation|person|freely|indication|form)|freely given|(?:a|the) person (?:other|who|or)|other than the data subject|on behalf of the controller|more than one member state|natürliche|juristische|jede[rs]? (?:vorgang|willensbekundung|stelle|person|information|freiwillig|unabhängig|natürlich)|alle informationen|unabhängige staatliche stelle|im auftrag des verantwortlichen|stelle,? außer|personne (?:physique|morale|concernée autre)|toute (?:personne|information|opération|manifestation)|autorité publique|persona (?:f[ií]sica|giuridica|jurídica|distinta)|cualquier operación|toda (?:información|manifestación)|autoridad pública|qualsiasi (?:informazione|operazione|manifestazione)|autorità pubblica|chi non sia|pessoa (?:singular|coletiva|natural|jurídica|identificável|ou autoridade)|qualquer operação|manifestação de vontade|autoridade pública|informação relativa|elke (?:bewerking|vrije)|alle informatie|overheidsinstantie|natuurlijke persoon|iemand anders dan|persoon of instantie|osob[aęy]? fizyczn|osobę lub organ|wszelkie informacje|operacj[aęe] (?:wykonywan|lub zestaw)|okazanie woli|podmiot inny|niezależny organ|fysisk|juridisk|varje|enhver|自主决定|自然人有关|以外的(?:组织|任何)|充分知情|独立公共机构|单独又は共同|単独又は共同|特定の個人を識別|以外の者|意思表示|独立した公的機関|決定する者/iu;

/** Does a sentence say what a term of the law stands for? That tells of nobody and of nothing that is done. */
export function defines(sentence: string): boolean {
  const term = TERM.exec(sentence);
  if (!term || COMPANY.test(sentence)) return false;
  return STANDS_FOR.test(sentence.slice(term[0].length)) && ANYTHING.test(sentence);
}

/** The law's own principles, which hold for whatever is done with data. */
const PRINCIPLES =
  /specified,? (?:and )?explicit|(?:lawfully|lawful),? (?:and )?fair|festgelegte\p{L}?,? (?:und )?eindeutige|treu und glauben|déterminées,? explicites|(?:licite|lícita|lícito|lecito),? (?:et |y |e )?(?:loyal|leal|corretto)|determinad[oa]s,? explícit[oa]s|determinate,? esplicite|welbepaalde|rechtmatig\p{L}?,? (?:en )?behoorlijk|konkretnych,? wyraźnych|zgodnie z prawem,? rzetelnie|särskilda,? uttryckligt|udtrykkeligt angivne|明确、合理的目的|合法、正当、必要|利用目的をできる限り特定|適法かつ公正な手段/iu;
/** What is listed after it tells more. */
const LISTS =
  /[:：]|following|folgende|suivant|siguiente|seguent|seguint|volgende|następując|次の|以下|下列/iu;

const tellsNothing = (sentence: string): boolean =>
  defines(sentence) || (PRINCIPLES.test(sentence) && !LISTS.test(sentence));

/** A policy without the sentences that seem to define a term or to repeat a principle of the law. */
export const withoutDefinitions = (text: string): string => withoutSentences(text, tellsNothing);
