import { withoutAccents } from "../../knowledge/letters.ts";

/** To allow, to accept, to confirm or to keep, and what is selected, by language: a button that takes the ticked alone. */
const PAIRS: readonly (readonly [takes: string, selected: string])[] = [
  [
    "allow|accept|agree to|confirm|save|keep|use|approve|permit|consent to|apply|submit",
    "selections?|selected|choices?|chosen",
  ],
  [
    "erlauben|akzeptieren|zulassen|annehmen|zustimmen|best[aä]tigen|[uü]bernehmen|speichern",
    "auswahl|ausgew[aä]hlten?|gew[aä]hlten?",
  ],
  [
    "autorise[rz]?|accepte[rz]?|permettre|valide[rz]?|confirme[rz]?|enregistre[rz]?",
    "s[eé]lection\\S{0,4}|choix",
  ],
  [
    "permitir?|permite|acept(?:ar|o)|confirm(?:ar|o)|guardar",
    "selecci[oó]n|seleccionad[ao]s|(?:mis|las) elecciones",
  ],
  ["consent[io]|accett[ao]|permetti|conferma|salva|acconsento", "selezion\\S{1,5}|scelt[ae]"],
  ["permitir|aceitar|confirmar|guardar|salvar|autorizar", "sele[cç][aã]o|selecionad[ao]s|escolhas?"],
  [
    "toestaan|accepteren|accepteer|bevestigen?|opslaan|akkoord met|bewaar|bewaren",
    "selectie|geselecteerde?|keuzes?|gekozen",
  ],
  [
    "zezw[oó]l na|zezwalam na|akceptuj|zaakceptuj|akceptuję|potwierd[zź]|zapisz|zg[oó]da na",
    "wyb[oó]r|wybrane|zaznaczone",
  ],
  [
    "povolit|povol(?:iť|it)|p[rř]ijmout|prija[tť]|potvrdi[tť]|schv[aá]lit|schv[aá]li[tť]|souhlas[ií]m s|s[uú]hlas[ií]m s|ulo[zž]i[tť]",
    "v[yý]b[eě]r(?:em)?|vybran[eéyý]\\S{0,3}|zvolen[eéyý]\\S{0,3}|ozna[cč]en[eéyý]\\S{0,3}",
  ],
  [
    "till[aå]t|acceptera|godk[aä]nn|bekr[aä]fta|spara|tillat|godta|bekreft|lagre|tillad|accept[eé]r|godkend|bekr[aæ]ft|gem",
    "(?:mina |mine |de )?(?:val|valda|urval|valg|valgte|utvalg(?:te)?|udvalg(?:te)?)",
  ],
  ["salli|hyv[aä]ksy|vahvista|tallenna", "valin(?:ta|nat|tani)|valitut|valitsemani"],
  [
    "enged[eé]lyez\\S{0,4}|elfogad\\S{0,4}|j[oó]v[aá]hagy\\S{0,4}|meger[oő]s[ií]t\\S{0,4}|ment[eé]s\\S{0,2}",
    "kiv[aá]laszt\\S{0,6}|kijel[oö]lt\\S{0,4}|v[aá]laszt[aá]s\\S{0,4}",
  ],
  [
    "permite(?:[tț]i)?|accept[aă]|accepta[tț]i|confirm[aă]|salveaz[aă]",
    "selec[tț]i[ae]\\S{0,2}|selectate(?:le)?",
  ],
  [
    "dopusti|dozvoli|prihvati|omogu[cć]i|potvrdi|spremi|sa[cč]uvaj|dovoli|sprejmi|shrani",
    "odabir|odabran[eio]|izbor|izabran[eio]|izbrano?e?|izbiro|ozna[cč]en[eo]",
  ],
  [
    "разреши\\S{0,3}|приеми|приемам|позволи|потвърди|запази|приня\\S{0,2}|подтверди\\S{0,2}|сохранить|дозволити|прийняти|підтвердити|зберегти|дозволи|прихвати|потврди",
    "избор[а]?|избран\\S{1,3}|селек\\S{1,6}|выбор|выбранн\\S{1,3}|вибір|вибран\\S{1,3}|обран\\S{1,3}|одабр\\S{1,3}|изабр\\S{1,3}",
  ],
  ["leisti|leid[zž]iu|priimti|patvirtinti|i[sš]saugoti", "pasirink\\S{1,6}|pa[zž]ym[eė]t\\S{1,4}"],
  ["at[lļ]aut|pie[nņ]emt|apstiprin[aā]t|saglab[aā]t", "izv[eē]l\\S{1,5}|atlas\\S{1,5}|atz[iī]m\\S{1,5}"],
  ["luban?|luba|n[oõ]ustun?|kinnita|salvesta", "valik(?:ud|uga|utega)?|valitud(?:ega)?"],
  [
    "izin ver|kabul et|onayla|kaydet",
    "se[cç]im\\S{0,4}|se[cç]ilen\\S{0,5}|se[cç]ili\\S{0,5}|se[cç]tiklerim\\S{0,2}",
  ],
  [
    "επιτρεπ\\S{1,4}|επιτρεψ\\S{1,4}|αποδοχη|αποδεχομαι|επιβεβαιωση|αποθηκευση|αποδεχθειτε",
    "επιλογ\\S{1,4}|επιλεγμεν\\S{1,3}",
  ],
  ["permet(?:re)?|accepta|confirma|desa|autoritza", "selecci[oó]|seleccionad[ae]s|tria"],
  ["leyfa|sam[tþ]ykkja|sta[dð]festa|vista", "val(?:i[dð]|dar|dir)?|valdar vafrak[oö]kur"],
  ["cho phep|chap nhan|dong y|đong y|xac nhan|luu", "lua chon|(?:muc )?đa chon|da chon"],
  ["izinkan|terima|setujui|konfirmasi|simpan", "pilihan|yang dipilih"],
];

/** Little words between the two, and what they stand for; never "all". */
const BETWEEN =
  "(?: (?:only|nur|alleen|solo|só|seulement|uniquement|tylko|pouze|jen|len|samo|само|только|лише|tik|tikai|ainult|chỉ|the|my|your|this|die|der|meine|den|la|le|les|ma|mes|votre|vos|el|los|las|mi|mis|i|il|lo|o|a|as|os|de|het|mijn|moje|moji|mou|min|mina|mine|net|az|εμου|τις|των|της|τα|ta|te|current|aktuelle|actuelle|actual|cookies?|cookie-?er|kolačiće|бисквитките)){0,3}";
const AFTER =
  "(?: (?:cookies?|only|kategori\\S{1,4}|categor\\S{1,5}|options?|cookie-k|elemeket|purposes?)){0,2}";

/** Of writings without spaces or with another order. */
const ELSEWHERE =
  "(?:仅|只|僅)?(?:允许|允許|接受|同意|确认|確認)(?:所选|所選|选择|選擇|选中|選中|已选|已選)\\S{0,8}|選択(?:した\\S{0,6}|内容|項目|済み)?(?:のみ|だけ)?(?:を|に)?(?:許可|同意|承認|受け入れ|保存|確定)\\S{0,4}|선택(?:한|된)? ?(?:항목|쿠키|사항|내용)?(?:만|을|를)? ?(?:허용|동의|수락|저장|확인)\\S{0,3}|(?:อนุญาต|ยอมรับ|ยืนยัน|บันทึก)(?:เฉพาะ)?(?:คุกกี้)?(?:ที่|รายการที่|การ|ตัว)?เลือก\\S{0,6}|(?:السماح ب|السماح|قبول|تأكيد|حفظ)\\s?(?:ال)?(?:محدد\\S{0,2}|اختيار\\S{0,2}|تحديد|مختار\\S{0,2})|(?:אפשר|אשר|אישור|קבל|קבלת|שמור|שמירת)(?: את)? ה?(?:בחירה|בחירות|נבחר\\S{0,3})|(?:चयनित|चुने हुए|चयन)(?: को)? (?:अनुमति दें|स्वीकार करें|सहेजें)";

const written = (source: string) => new RegExp(withoutAccents(source), "iu");
const SELECTION = written(
  `^(?:${PAIRS.flatMap(([takes, selected]) => [
    `(?:${takes})${BETWEEN} (?:${selected})${AFTER}`,
    `(?:${selected})${AFTER}${BETWEEN} (?:${takes})`,
  ]).join("|")}|${ELSEWHERE})$`,
);

/** Does a button take what is ticked and nothing more ("Allow selection")? Its whole label has to say so. */
export const takesSelection = (label: string): boolean =>
  label.length <= 60 &&
  SELECTION.test(
    withoutAccents(label.toLowerCase())
      .replace(/[\s.!›»>,]+/g, " ")
      .trim(),
  );
