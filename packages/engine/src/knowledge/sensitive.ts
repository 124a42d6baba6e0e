import { withoutAccents } from "./letters.ts";

/** Subjects whose readers tell of themselves: illness, sex, belief, money, law, flight. */
const SUBJECTS: readonly RegExp[] = [
  /hiv|aids\b|cancer|oncolog|depress|anxiety|bipolar|disorder|schizo|autis|adhd|trauma|suicid|self-harm|therap|counsel|addict|rehab|alcohol|overdose|psych|mental|diabet|\bstd|\bsti\b|herpes|sexual|erectile|pregnan|abortion|miscarr|fertility|contracep|menopaus|lgbt|\bgay\b|transgender|debt|bankrupt|loan|divorce|domestic-(?:abuse|violence)|criminal|religio|church|mosque|synagog|asylum|immigra/i,
  // Illnesses by the stems that many languages share.
  /hepatit|(?:c|z)[iy]rr?ho[sz]|epileps|epilepsi|parkinson|alzheimer|dement?ia\b|demenz|d[eé]mence|multiple-s[ck]ler|scl[eé]rose-en|arthriti|artritis|psorias|anore[xk]i|bulimi|migraine|migr[aä]ne|migraña|emicrania|tuber[ck]ulos|s[yií]phili|s[ií]fili|gonorr|chlamyd|clamidi|leuk(?:ae|ä|e)mi|leucemi|l[yi]m(?:f|ph)om|\btumou?r|tumeur|chemother|chimioth|quimioter|chemioter|prostat|endometri|obesi|adiposi|crohn|infertil|\bliver\b|\brenal\b|dialys|palliativ|hospice|palliatif/i,
  /dermatit|dermatose|ec[cz]ema|ekzem|egzam|egzem|\bacne\b(?!-studios)|\bakne\b|tr[aą]dzik|asth?m[aey]|asztm|allerg(?:y|ies|ie|ien|ia|ique|isch)\b|alergi[aeij]|heuschnupfen|hay-fever|hypertens|hipertens|hypertoni|nadcisnien|nadciśnien|blood-pressure|bluthochdruck|heart-(?:disease|failure|attack)|herz(?:infarkt|insuffi)|infar(?:kt|ct|ctus|to\b)|arth?ros[eis]|artrose|artroz|rh?eumat|osteopor|insomni|schlafst(?:o|ö|oe)r|in[ck]ontinen|hypothyr|hyperthyr|schilddr|h(?:ae|e|ä)mor+h?oi|krampfader|varicos|neuropath|cell?ia[ck]|coeliac|z(?:o|ö|oe)liak|zapalenie-|luszczyc|łuszczyc|sedef-hast/i,
  /아토피|습진|여드름|천식|고혈압|치질|갑상선|건선|관절염|アトピー|湿疹|喘息|高血圧|リウマチ|痔|乾癬|哮喘|高血压|皮炎|甲状腺|关节炎|銀屑|银屑|астм|псориаз|экзем|екзем|гипертон|гіпертон|артрит|ربو|أكزيما|ضغط-الدم|άσθμα|έκζεμα|υπέρταση|אסטמה|אקזמה|หอบหืด|ความดันโลหิต/i,
  /par[ao]dont|periodont|gingivit|пародонт|περιοδοντ|歯周|치주|سكري|ضغط-الدم|الصرع|الربو|العقم|القلق|الصدفية|السمنة|التهاب|dijabet|diabeed|cukrovk|cukrzyc|cukorbet|cukura-diab|cukralig|suhkurt|sladkorn|secern-?a-?bolest|šećern|sokeritau|sykursyk|sykursýk|suikerziek|zuckerkrank|şeker-hast|seker-hast|безплоди|бесплод|безплід|neplodn|neplodnost|bezplodn|medd[oő]s[eé]g|nevaising|neauglib|viljatus|k[ıi]s[ıi]rl[ıi]k|barnl(?:ø|o)s|ofrivilligt-barn|hedelm(?:ä|a)tt|υπογονιμ|στειρ[οό]τ|тревожност|тривожн|hypertoni|vysok(?:y|ý)-(?:krevni|krvn)|povisen-krvni|aukstas-kraujosp/i,
  // A page in a folder of illnesses is about one, whichever it is.
  /(?:^|\/)(?:medical-conditions|conditions(?=\/(?!gener|general|vente|de-|of-|utilis|use|sale|particul))|diseases|illnesses|symptoms|health-(?:conditions|problems)|krankheiten|krankheitsbilder|erkrankungen|symptome|maladies|pathologies|sympt[oô]mes|enfermedades|patolog[ií]as|s[ií]ntomas|malattie|patologie|sintomi|doen[cç]as|aandoeningen|ziekten|ziektebeelden|choroby|schorzenia|objawy|sjukdomar|sygdomme|sykdommer|sairaudet|nemoci|betegs[eé]gek|afec[tț]iuni|hastal[iı]klar|bolesti|bolezni|zabolevaniya|болезни|заболевания|질환|疾患|疾病|病気)\/[^/]{3,}/i,
  /гепатит|эпилепс|епілепс|диабет|діабет|шизофрен|туберкул|сифилис|ηπατίτ|διαβήτ|καρκίν|κατάθλιψ|εγκυμοσ|kanser|hamile|depresyon|rakovin|t[eě]hoten|potrat|daganat|terhess|糖尿|肝炎|精神科|不妊|不孕|性病|がん|당뇨|간염|정신과|불임|سرطان|اكتئاب|סרטן|היריון|דיכאון|มะเร็ง|ตั้งครรภ์|ซึมเศร้า|ung-thu|tram-cam/i,
  /krebs|krankheit|sucht|angstst|psychi|schwanger|abtreib|insolven|schulden|scheidung|asyl|kinderwunsch/i,
  /cancer|addiction|d[eé]pend|sida|vih|enceinte|grossesse|avortement|ivg\b|surendett|divorce|d[eé]pression/i,
  /depresi|ansiedad|adicci|embaraz|aborto|deudas|divorcio|depression[ei]|dipendenz|gravidanz|debiti|depress[aã]o|ansiedade|v[ií]cio|gravidez|d[ií]vida/i,
  /kanker|verslav|zwanger|schulden|abortus|depresj|uzale[zż]n|ci[aą][zż]|aborcj|d[lł]ug|rak-|cancer|missbruk|gravid|abort|skuld/i,
  /депресс|депрес|зависимост|беремен|вагіт|аборт|рак-|онколог|долг|борг/i,
  /怀孕|懷孕|抑郁|憂鬱|艾滋|愛滋|癌|债务|債務|离婚|うつ|妊娠|中絶|依存症|債務|離婚|우울|임신|낙태|중독|이혼|암-/i,
];

/** Does an address, its words decoded, or a link's text tell of such a subject? */
export const tellsSensitive = (words: string): boolean => SUBJECTS.some((subject) => subject.test(words));

/** Names of fields that ask of such a subject, whatever is answered. */
const ASKS =
  /^(?:symptome?s?|symptom_?id|diagnos[ei]s?|diagnose|diagnostic|diagnostico|diagnosi|conditions?|illness|disease|meds|medications?|medicines?|medikamente?|medicament(?:s|o|os|i)?|treatment|therap(?:y|ie|ia)|beschwerden?|krankheit|leiden|erkrankung|maladie|pathologie|traitement|sintomas?|sintomo|sintomi|enfermedad|dolencia|malattia|patologia|doenca|klacht(?:en)?|ziekte|aandoening|objawy?|choroba|schorzenie|sjukdom|besvar|sygdom|oire(?:et)?|sairaus|priznaky?|nemoc|tunet(?:ek)?|betegseg|boala|simptome?|hastalik|sikayet|orientation|sexual_?orientation|sexuality|orientierung|orientacion|orientamento|religion|konfession|confession|fede|religao|religia|religiao|ethnicity|race|hiv_?status|pregnan(?:t|cy)|schwanger(?:schaft)?|grossesse|embarazo|gravidanza|gravidez|症状|病名|疾患|疾病|病症|증상|질병)$/i;

/** Does a field of that name ask of such a subject? */
export const asksOfSensitive = (name: string): boolean => ASKS.test(withoutAccents(name));

/** Folders in which a clinic tells of one treatment or one department each; written without accents. */
const CARE: ReadonlySet<string> = new Set(
  "treatment treatments therapy therapies procedure procedures surgery surgeries service services department departments specialties specialities clinics behandlung behandlungen leistung leistungen therapie therapien fachbereiche fachabteilungen operationen sprechstunden soins traitement traitements chirurgie chirurgies intervention interventions specialites tratamiento tratamientos especialidad especialidades servicio servicios cirugia cirugias terapia terapias trattamento trattamenti specialita prestazioni reparti tratamento tratamentos cirurgia cirurgias servico servicos behandeling behandelingen specialismen zabieg zabiegi leczenie poradnie uslugi lecba lecby zakroky liecba ambulancie ordinace sluzby behandlinger behandlingar ydelser tjenester hoidot palvelut kezeles kezelesek szakrendelesek rendelesek tratament tratamente servicii specialitati tedavi tedaviler tedavilerimiz hizmetler hizmetlerimiz birimler lechenie usluge storitve zahvati zdravljenje gydymas paslaugos arstniecibas pakalpojumi ravi teenused perawatan layanan dieu-tri dich-vu лечение услуги операции отделения лікування послуги θεραπειες υπηρεσιες 治療 診療 診療科 施術 治疗 诊疗 科室 療程 진료 진료과 진료과목 치료 시술 علاج علاجات خدمات أقسام טיפולים שירותים การรักษา บริการ उपचार सेवाएं"
    .split(" ")
    .map(withoutAccents),
);
const OUR = /^(?:our|nos|unsere|nuestros|nuestras|i-nostri|le-nostre|onze|nasze|vara|meie|nase)-/;

/** Does an address of a clinic or a practice tell which treatment or department is read about? */
export function tellsCare(path: string): boolean {
  const parts = withoutAccents(path.toLowerCase()).split("/");
  return parts.some((part, at) => CARE.has(part.replace(OUR, "")) && (parts[at + 1] ?? "").length > 2);
}
