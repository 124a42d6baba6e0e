import type { PageFact, PassFacts, RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { childSections, namesChildSection } from "../../../knowledge/child-sections.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { pagesOf } from "../shared/pages.ts";
import { isFirstParty } from "../shared/parties.ts";

/** What tells a site for children, by its titles, its first words and its links. */

const KIDS =
  /(?<![\p{L}])(?:kids?|kinder(?:spiele?|seite|garten)|for children|children['’]s|enfants?|niñ[oa]s|infantil(?:es|s)?|bambin[ie]|crianças|kinderen|dzieci|barnspel|børnespil|børn|toddlers?|preschool|nursery rhymes?|nens|nenes|infants|copii|copiilor|gyerek\S{0,8}|děti|dětsk\S{1,3}|detsk\S{1,3}|lapset|lasten|lapsille|otrok\S{0,3}|otroš\S{1,4}|djec[aeiu]|dječj\S{1,2}|dec[aeiu]|lastele|lastemängud|bērniem|bērnu|vaikams|vaikų|çocuk\S{0,6}|anak-anak|trẻ em|thiếu nhi|дет(?:и|ей|ям|ск\S{1,3})|малыш\S{0,3}|діт(?:и|ей|ям)|дитяч\S{1,3}|деца|детск\S{1,3}|παιδι\S{1,3}|παιδικ\S{1,3})(?![\p{L}])|儿童|兒童|少儿|宝宝|子供|子ども|こども|キッズ|어린이|유아|เด็ก|أطفال|الأطفال|ילדים|बच्चों/iu;
/** Words for children that are other words elsewhere. */
const KIDS_IN: Readonly<Record<string, RegExp>> = {
  de: /\bkinder\b/i,
  nl: /\bkinder\b/i,
  sv: /\bbarn\b/i,
  no: /\bbarn\b/i,
  nb: /\bbarn\b/i,
  nn: /\bbarn\b/i,
  da: /\bbarn\b/i,
};

/** What nobody but children is offered, and how they are told to fetch somebody. */
const PLAY =
  /colou?ring (?:pages?|books?|games?)|for grown-?ups|ask (?:a grown-?up|your (?:mum|mom|parents?))|sing-?along songs?|nursery rhymes?|ausmalbilder|frag (?:deine|einen) (?:eltern|erwachsenen)|coloriages?|demande à (?:tes parents|un adulte)|dibujos para colorear|pide ayuda a (?:tus padres|un adulto)|disegni da colorare|chiedi (?:ai tuoi genitori|a un adulto)|desenhos para colorir|pede ajuda a|kleurplaten|vraag het (?:aan )?je ouders|kolorowanki|målarbilder|malebøger|fargelegging|värityskuv|omalovánky|kifestők?|planșe de colorat|раскраски|розмальовки|boyama sayfa|ぬりえ|おうちのひと|填色|涂色|색칠/iu;
/** Services whose own words say that they are made for children. */
const FOR_KIDS =
  /(?:classes|lessons|courses|games|songs|stories|learning|english|apps?|activities) for (?:young |little |small )?(?:kids|children|toddlers)|(?:kurse|spiele|lieder|geschichten|unterricht|englisch|lernen) für (?:kleine )?kinder|(?:cours|jeux|chansons|histoires|ateliers|anglais) pour (?:les )?enfants|(?:clases|cursos|juegos|canciones|cuentos|inglés) para (?:los )?niñ[oa]s|(?:corsi|giochi|canzoni|storie|inglese) per (?:i )?bambini|(?:aulas|cursos|jogos|músicas|histórias|inglês) para crianças|(?:lessen|spelletjes|liedjes|verhalen|engels) voor kinderen|(?:zajęcia|zabawy|gry|piosenki|bajki|angielski) dla dzieci|çocuklar için (?:oyun|ders|ingilizce|şarkı|masal)|(?:игры|занятия|уроки|песни|сказки|английский) для (?:детей|малышей)|(?:jocuri|lecții|povești) pentru copii|(?:hry|kurzy|písničky|angličtina) pro děti|어린이 ?(?:영어|미술|수학|과학|음악|놀이|코딩|체험)|초등(?:학교|학생)? ?저학년|유치원생|(?:子ども|子供|こども|キッズ|幼児)(?:向け|のための)?(?:英語|英会話|教室|ゲーム|学習)|(?:儿童|兒童|少儿|幼儿)(?:英语|英語|编程|游戏|遊戲|故事|美术)/iu;
/** A service for grown people too is none for children. */
const GROWN =
  /adult|grown-?ups and|teens|erwachsen|jugendlich|adulte|adolescent|adult[aio]|volwassen|dorosł|yetişkin|взросл|adulți|dospěl|성인|어른|大人|成人/iu;

/** Speaks to children as to those who came. */
const GREETS =
  /(?:^|[\s"“«¡!.,])(?:(?:hi|hey|hello|welcome|ready),? (?:there,? )?(?:kids|children|little (?:ones|friends|explorers))|hallo,? (?:liebe |ihr )?(?:kinder|kleinen?)|(?:bonjour|salut|coucou|bienvenue),? (?:à tous )?les (?:enfants|petits)|¡?hola,? (?:niñ[oa]s|peques|chic[oa]s|amiguit[oa]s)|ciao,? (?:bambin[ie]|piccoli)|(?:olá|oi),? (?:crianças|turminha|criançada|amiguinh[oa]s|pequen[oa]s)|(?:hallo|hoi),? (?:kinderen|kids)|cześć,? (?:dzieci(?:aki)?|maluchy)|hej,? (?:barn|alla barn|kompisar)|привет,? (?:дети|ребята|малыши)|ahoj,? děti|merhaba,? çocuklar)(?![\p{L}])|小朋友们?[，,！!]?(?:你们?好|大家好|欢迎)|(?:みんな|よいこ)の?(?:みんな)?、?(?:あそぼう|こんにちは)|얘들아|어린이 여러분|(?:مرحبا|أهلا)\S{0,3} (?:يا )?أطفال/iu;
/** Tells a child to fetch mother or father. */
const FETCH =
  /(?:ask|tell|get|show|call) (?:your )?(?:mum|mom|mommy|mummy|dad|daddy|a grown-?up|your parents?)(?![\p{L}])|frag(?:e|t)? (?:deine |deinen |die |den )?(?:mama|papa|mami|papi|eltern)|demande à (?:papa|maman|un (?:grand|parent))|(?:pregunta|pide(?:le)?(?: permiso)?|pídele(?: permiso)?) a (?:mamá|papá|tus papás|un adulto)|chiedi a (?:mamma|papà|un grande)|(?:pe[çd]a?|pergunta|chama|chame)(?: ajuda)? (?:à|ao|a) (?:mamãe|papai|mamã|papá|mãe|pai|um adulto)|vraag (?:het )?(?:aan )?(?:je )?(?:mama|papa|ouders)|(?:zapytaj|poproś|pokaż) (?:ją |je )?(?:mam[ęyi]e?|tat[ęya]|rodzic)|fråga (?:mamma|pappa|en vuxen)|спроси (?:маму|папу)|zeptej se (?:maminky|rodičů)|annene sor|问问?(?:爸爸|妈妈)|(?:爸爸|妈妈)一起|おうちのひと|おかあさんに/iu;

/** Small numbers in words, as ages are told in running text. */
const NUMBERS: readonly (readonly [number, string])[] = [
  [2, "two|zwei|deux|dos|due|dois|twee|dwóch|två"],
  [3, "three|drei|trois|tres|tre|três|drie|trzech"],
  [4, "four|vier|quatre|cuatro|quattro|quatro|czterech|fyra"],
  [5, "five|fünf|cinq|cinco|cinque|vijf|pięciu|fem"],
  [6, "six|sechs|seis|sei|zes|sześciu|sex"],
  [7, "seven|sieben|sept|siete|sette|sete|zeven|siedmiu|sju"],
  [8, "eight|acht|huit|ocho|otto|oito|ośmiu|åtta"],
  [9, "nine|neun|neuf|nueve|nove|negen|dziewięciu|nio"],
  [10, "ten|zehn|dix|diez|dieci|dez|tien|dziesięciu|tio"],
  [11, "eleven|elf|onze|once|undici|jedenastu|elva"],
  [12, "twelve|zwölf|douze|doce|dodici|doze|twaalf|dwunastu|tolv"],
];
const inFigures = (text: string): string =>
  NUMBERS.reduce(
    (said, [figure, words]) =>
      said.replace(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "giu"), String(figure)),
    text,
  );

/** An age "from to" with what says that it is one. */
const AGES =
  /\b(?:ages?|aged|âgés? de|edad(?:es)?|età|idades?|leeftijd|wiek)\s{1,2}(?:de |from |di |od )?(\d{1,2})\s{0,2}(?:to|-|–|and|bis|à|a|tot|do)\s{0,2}(\d{1,2})\b|(\d{1,2})\s{0,2}(?:(?:歳|才|세|살|岁|歲)(?:から|부터)|to|-|–|bis|à|a|ai|aos|tot|do|~|～|至|到)\s{0,2}(\d{1,2})\s{0,2}(?:years? olds?|jährige|jahren?\b|ans\b|años|anni\b|anos\b|jaar|lat\b|år\b|歳|才|세|살|岁|歲)/giu;
const KIDS_AGED =
  /(?:kids|children|kinder|enfants|niñ[oa]s|bambin[ie]|crianças|kinderen|dzieci|barn)(?: aged)? (?:from|between|of|von|zwischen|de|entre|da|dai|fra|tra|van|tussen|od|w wieku|från|mellan) (?:los )?(\d{1,2}) (?:to|and|bis|und|à|et|a|y|ai|e|tot|en|do|till|och) (?:los )?(\d{1,2})(?!\d)/giu;
const OLDEST_CHILD = 12;

const within = (found: readonly (string | undefined)[]): boolean => {
  const [youngest = 0, oldest = 0] = found.filter((part) => part !== undefined).map(Number);
  return youngest < oldest && oldest <= OLDEST_CHILD;
};
/** What children do or are, beside an age in words: leases and terms are told in years too. */
const BESIDE =
  /jeux?|enfant|petits|spiel|lied|kinder|kleine|games?|kids|child|songs?|juego|niñ[oa]|gioc|bambin|jogo|crian|spelletj|dzieci|zabaw|gry|barn|lek\b/i;

/** Does a text say that it is for an age at which one is a child? */
function saysAges(text: string): boolean {
  if ([...text.matchAll(AGES)].some(([, ...found]) => within(found))) return true;
  const figures = inFigures(text);
  return (
    [...figures.matchAll(KIDS_AGED)].some(([, ...found]) => within(found)) ||
    [...figures.matchAll(AGES)].some(
      ({ index, 0: said, 1: a, 2: b, 3: c, 4: d }) =>
        within([a, b, c, d]) && BESIDE.test(figures.slice(Math.max(0, index - 60), index + said.length)),
    )
  );
}

/** A part of the site for children: its pages that were visited, with the times spent on each. */
export interface ChildSection {
  pages: PageFact[];
  /** Was something asked for while one of them was open? */
  during(request: RequestFact): boolean;
}

const placeOf = (url: string) => url.split(/[?#](?![!/])/, 1)[0]?.replace(/\/$/, "");

/** Pages of a visit that are a part for children of a site that is for anybody. */
function sectionPages(visit: PassFacts | undefined): PageFact[] {
  const linked = new Set(childSections(visit?.links ?? []).map(({ href }) => placeOf(href)));
  return pagesOf(visit).filter(
    ({ kind, url, title, heading = "" }) =>
      kind !== "start" &&
      (linked.has(placeOf(url)) || namesChildSection(title) || namesChildSection(heading)),
  );
}

/** The part of the site for children that a visit saw; null where it leads to none, and without pages where none was seen. */
export function childSection(facts: WebsiteFacts, visit: PassFacts | undefined): ChildSection | null {
  const timed = sectionPages(visit).filter(({ atMs }) => atMs !== undefined);
  const leads = childSections(visit?.links ?? []).some(({ href }) => isFirstParty(facts, hostOf(href)));
  if (timed.length === 0 && !leads) return null;
  const starts = (visit?.pages ?? []).flatMap(({ atMs }) => atMs ?? []);
  const stays = timed.map(({ atMs: from = 0, leftMs = Number.POSITIVE_INFINITY }) => {
    const until = Math.min(leftMs, ...starts.filter((start) => start > from));
    return { from, until };
  });
  return {
    pages: timed,
    during: ({ atMs }) => stays.some(({ from, until }) => atMs >= from && atMs < until),
  };
}

/** Do its own words say that a site is for children? */
export function seemsForChildren(facts: WebsiteFacts, base: PassFacts | undefined): boolean {
  const language = base?.language?.slice(0, 2).toLowerCase() ?? "";
  // What a part for children is called is no name of the site.
  const parts = sectionPages(base);
  const pages = pagesOf(base).filter((page) => !parts.includes(page));
  const titles = [base?.title ?? "", ...pages.map(({ title }) => title)];
  const opening = base?.opening ?? "";
  const said = `${opening} ${(base?.links ?? []).map(({ text }) => text).join(" | ")}`;
  return (
    titles.some((title) => KIDS.test(title) || KIDS_IN[language]?.test(title) || saysAges(title)) ||
    PLAY.test(said) ||
    GREETS.test(opening) ||
    FETCH.test(opening) ||
    saysAges(opening) ||
    (FOR_KIDS.test(opening) && !GROWN.test(opening)) ||
    KIDS.test(facts.target.host.replaceAll(/[.-]/g, " "))
  );
}
