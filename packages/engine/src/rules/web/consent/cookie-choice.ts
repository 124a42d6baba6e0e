/** How cookies are called, by language, as a word of its own or the head of a longer one. */
const COOKIES =
  /(?<!\p{L})(?:cookies?|kak(?:or|val)|informasjonskaps|eväst|sütik?|témoins|traceurs|galet(?:es|as)|plik\p{L}{0,3} cookie|piškot|kolačić|колачић|бисквитк|колачињ|küpsis|sīkdat|slapuk|vafrakök|çerez|クッキー|쿠키|คุกกี้|الكوكيز|ملفات تعريف|עוגיות)|kakval/iu;

/** What one chose or chooses, by language: nouns, and verbs in the form of a request. */
const CHOICE: ReadonlySet<string> = new Set(
  (
    "choice choices choose selection auswahl wahl entscheidung keuze keuzes kies val valg velg vælg valinta valinnat valitse " +
    "choix choisir elección elecciones elegir elija selección selecció scelta scelte scegli selezione wybierz escolha escolhas " +
    "escolher seleção volba volby výběr vybrat voľba voľby výber vybrať alegeri alege opțiuni выбор выбрать вибір вибрати " +
    "izbor odabir odaberi izbira izberi vali tria trieu"
  ).split(" "),
);

/** How such words begin where cases are put to them. */
const STEMS = "wybor wybór választás kiválasztás alegere επιλογ seçim избор valik izvēl pasirinkim".split(
  " ",
);

/** How they end a word that begins with cookies. */
const ENDS = "val valg wahl keuze keuzes választás valik valikud valinnat valinta".split(" ");

/** The same where no blanks stand between words. */
const WITHOUT_BLANKS = /選択|선택|选择|選擇|เลือก|اختيار|בחיר/u;

/** Biscuits, by what they come in, are made by or differ in. */
const BISCUITS =
  /(?<!\p{L})(?:box(?:es)?|tins?|jars?|gifts?|dozens?|doughs?|flavou?rs?|recipes?|dosen?|schachteln?|rezepte?|sorten?|bo[îi]tes?|coffrets?|recettes?|parfums?|cajas?|latas?|recetas?|sabor(?:es)?|caixas?|receitas?|scatol[ae]|ricett[ae]|gust[io]|do(?:os|zen)|trommels?|recept(?:en)?|smaken|pudełk\p{L}{1,2}|przepis\p{L}{0,2}|smaki|burk(?:ar)?|æsker?|dåser?|opskrift(?:er)?|krabic\p{L}{1,2}|箱|缶|盒)(?!\p{L})/iu;

/** Is the text about what is eaten? */
export const sellsBiscuits = (text: string): boolean => BISCUITS.test(text);

/** What is chosen is not always what is stored: somebody else chose. */
const OTHER = /^(?:our|unsere?|notre|nos|nuestr[ao]s?|onze|nasz|vårt?|våra|vores|vårt)(?!\p{L})/iu;

/** Longer texts tell of a choice; they do not lead to it. */
const LONGEST = 40;

/** Does a link say that it leads to what was chosen of cookies? */
export function namesCookieChoice(text: string): boolean {
  const said = text.trim();
  return (
    said.length <= LONGEST &&
    COOKIES.test(said) &&
    choosesIn(said) &&
    !OTHER.test(said) &&
    !sellsBiscuits(said)
  );
}

function choosesIn(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    WITHOUT_BLANKS.test(text) ||
    words.some(
      (word) =>
        CHOICE.has(word) ||
        STEMS.some((stem) => word.startsWith(stem)) ||
        (COOKIES.test(word) && ENDS.some((end) => word.endsWith(end))),
    )
  );
}
