import { month } from "./written-dates.ts";

/** The days of a month in words, by language; several forms of one between strokes. */
const DAYS_OF: readonly string[] = [
  "first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth,twenty first,twenty second,twenty third,twenty fourth,twenty fifth,twenty sixth,twenty seventh,twenty eighth,twenty ninth,thirtieth,thirty first",
  "ersten|erster,zweiten,dritten,vierten,fünften,sechsten,siebten|siebenten,achten,neunten,zehnten,elften,zwölften,dreizehnten,vierzehnten,fünfzehnten,sechzehnten,siebzehnten,achtzehnten,neunzehnten,zwanzigsten,einundzwanzigsten,zweiundzwanzigsten,dreiundzwanzigsten,vierundzwanzigsten,fünfundzwanzigsten,sechsundzwanzigsten,siebenundzwanzigsten,achtundzwanzigsten,neunundzwanzigsten,dreißigsten|dreissigsten,einunddreißigsten|einunddreissigsten",
  "premier,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix sept,dix huit,dix neuf,vingt,vingt et un,vingt deux,vingt trois,vingt quatre,vingt cinq,vingt six,vingt sept,vingt huit,vingt neuf,trente,trente et un",
  "uno|primero,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte,veintiuno|veintiún,veintidós,veintitrés,veinticuatro,veinticinco,veintiséis,veintisiete,veintiocho,veintinueve,treinta,treinta y uno",
  "primo,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti,ventuno,ventidue,ventitré|ventitre,ventiquattro,venticinque,ventisei,ventisette,ventotto,ventinove,trenta,trentuno",
  "um|primeiro,dois,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze|quatorze,quinze,dezasseis|dezesseis,dezassete|dezessete,dezoito,dezanove|dezenove,vinte,vinte e um,vinte e dois,vinte e três,vinte e quatro,vinte e cinco,vinte e seis,vinte e sete,vinte e oito,vinte e nove,trinta,trinta e um",
  "één|een|eerste,twee|tweede,drie|derde,vier|vierde,vijf|vijfde,zes|zesde,zeven|zevende,acht|achtste,negen|negende,tien|tiende,elf|elfde,twaalf|twaalfde,dertien|dertiende,veertien|veertiende,vijftien|vijftiende,zestien|zestiende,zeventien|zeventiende,achttien|achttiende,negentien|negentiende,twintig|twintigste,eenentwintig|eenentwintigste,tweeëntwintig|tweeëntwintigste,drieëntwintig|drieëntwintigste,vierentwintig|vierentwintigste,vijfentwintig|vijfentwintigste,zesentwintig|zesentwintigste,zevenentwintig|zevenentwintigste,achtentwintig|achtentwintigste,negenentwintig|negenentwintigste,dertig|dertigste,eenendertig|eenendertigste",
  "första,andra,tredje,fjärde,femte,sjätte,sjunde,åttonde,nionde,tionde,elfte,tolfte,trettonde,fjortonde,femtonde,sextonde,sjuttonde,artonde,nittonde,tjugonde,tjugoförsta,tjugoandra,tjugotredje,tjugofjärde,tjugofemte,tjugosjätte,tjugosjunde,tjugoåttonde,tjugonionde,trettionde,trettioförsta",
  "første,anden|andre,tredje,fjerde,femte,sjette,syvende|sjuende,ottende|åttende,niende,tiende,ellevte,tolvte,trettende,fjortende,femtende,sekstende,syttende,attende,nittende,tyvende|tjuende,enogtyvende|tjueførste,toogtyvende|tjueandre,treogtyvende|tjuetredje,fireogtyvende|tjuefjerde,femogtyvende|tjuefemte,seksogtyvende|tjuesjette,syvogtyvende|tjuesjuende,otteogtyvende|tjueåttende,niogtyvende|tjueniende,tredivte|trettiende,enogtredivte|trettiførste",
  "pierwszego,drugiego,trzeciego,czwartego,piątego,szóstego,siódmego,ósmego,dziewiątego,dziesiątego,jedenastego,dwunastego,trzynastego,czternastego,piętnastego,szesnastego,siedemnastego,osiemnastego,dziewiętnastego,dwudziestego,dwudziestego pierwszego,dwudziestego drugiego,dwudziestego trzeciego,dwudziestego czwartego,dwudziestego piątego,dwudziestego szóstego,dwudziestego siódmego,dwudziestego ósmego,dwudziestego dziewiątego,trzydziestego,trzydziestego pierwszego",
  "prvního|prvnímu|prvého,druhého|druhému,třetího|třetímu|tretieho,čtvrtého|štvrtého,pátého|piateho,šestého|šiesteho,sedmého|siedmeho,osmého|ôsmeho,devátého|deviateho,desátého|desiateho,jedenáctého|jedenásteho,dvanáctého|dvanásteho,třináctého,čtrnáctého,patnáctého|pätnásteho,šestnáctého,sedmnáctého,osmnáctého,devatenáctého,dvacátého|dvadsiateho,dvacátého prvního,dvacátého druhého,dvacátého třetího,dvacátého čtvrtého,dvacátého pátého,dvacátého šestého,dvacátého sedmého,dvacátého osmého,dvacátého devátého,třicátého,třicátého prvního",
  "întâi,doi|două,trei,patru,cinci,șase,șapte,opt,nouă,zece,unsprezece,doisprezece,treisprezece,paisprezece,cincisprezece,șaisprezece,șaptesprezece,optsprezece,nouăsprezece,douăzeci,douăzeci și unu,douăzeci și doi|douăzeci și două,douăzeci și trei,douăzeci și patru,douăzeci și cinci,douăzeci și șase,douăzeci și șapte,douăzeci și opt,douăzeci și nouă,treizeci,treizeci și unu",
  "первого,второго,третьего,четвёртого|четвертого,пятого,шестого,седьмого,восьмого,девятого,десятого,одиннадцатого,двенадцатого,тринадцатого,четырнадцатого,пятнадцатого,шестнадцатого,семнадцатого,восемнадцатого,девятнадцатого,двадцатого,двадцать первого,двадцать второго,двадцать третьего,двадцать четвёртого|двадцать четвертого,двадцать пятого,двадцать шестого,двадцать седьмого,двадцать восьмого,двадцать девятого,тридцатого,тридцать первого",
];
/** The last two digits of a year from 18 to 29, where they are not those of a day. */
const YEARS_OF: readonly string[] = [
  "eighteen,nineteen,twenty,twenty one,twenty two,twenty three,twenty four,twenty five,twenty six,twenty seven,twenty eight,twenty nine",
  "achtzehn,neunzehn,zwanzig,einundzwanzig,zweiundzwanzig,dreiundzwanzig,vierundzwanzig,fünfundzwanzig,sechsundzwanzig,siebenundzwanzig,achtundzwanzig,neunundzwanzig",
  "arton,nitton,tjugo,tjugoett,tjugotvå,tjugotre,tjugofyra,tjugofem,tjugosex,tjugosju,tjugoåtta,tjugonio",
  "atten,nitten,tyve|tjue,enogtyve|tjueen,toogtyve|tjueto,treogtyve|tjuetre,fireogtyve|tjuefire,femogtyve|tjuefem,seksogtyve|tjueseks,syvogtyve|tjuesju,otteogtyve|tjueåtte,niogtyve|tjueni",
  "osiemnaście,dziewiętnaście,dwadzieścia,dwadzieścia jeden,dwadzieścia dwa,dwadzieścia trzy,dwadzieścia cztery,dwadzieścia pięć,dwadzieścia sześć,dwadzieścia siedem,dwadzieścia osiem,dwadzieścia dziewięć",
  "osmnáct,devatenáct,dvacet,dvacet jedna,dvacet dva,dvacet tři,dvacet čtyři,dvacet pět,dvacet šest,dvacet sedm,dvacet osm,dvacet devět",
  "tizennyolc,tizenkilenc,húsz,huszonegy,huszonkettő,huszonhárom,huszonnégy,huszonöt,huszonhat,huszonhét,huszonnyolc,huszonkilenc",
  "kahdeksantoista,yhdeksäntoista,kaksikymmentä,kaksikymmentäyksi,kaksikymmentäkaksi,kaksikymmentäkolme,kaksikymmentäneljä,kaksikymmentäviisi,kaksikymmentäkuusi,kaksikymmentäseitsemän,kaksikymmentäkahdeksan,kaksikymmentäyhdeksän",
  "on sekiz,on dokuz,yirmi,yirmi bir,yirmi iki,yirmi üç,yirmi dört,yirmi beş,yirmi altı,yirmi yedi,yirmi sekiz,yirmi dokuz",
];

const counted = (lists: readonly string[], from: number): [word: string, number: number][] =>
  lists.flatMap((list) =>
    list
      .split(",")
      .flatMap((forms, at) => forms.split("|").map((form): [string, number] => [form, from + at])),
  );
/** Endings of the other forms of a day, as where it stands alone: `ersten` and `erste`, `trzeciego` and `trzeci`. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/en$/u, "er"],
  [/en$/u, "e"],
  [/iego(?= |$)/gu, "i"],
  [/ego(?= |$)/gu, "y"],
  [/ьего(?= |$)/gu, "ье"],
  [/ого(?= |$)/gu, "ое"],
];
const DAYS = new Map(
  counted(DAYS_OF, 1).flatMap(([form, day]): [string, number][] => [
    ...ENDINGS.map(([ending, other]): [string, number] => [form.replace(ending, other), day]),
    [form, day],
  ]),
);
const YEARS = new Map([
  ...counted(DAYS_OF, 1).filter(([, day]) => day >= 18 && day <= 29),
  ...counted(YEARS_OF, 18),
]);

/** What a year of this century begins with, in words. */
const CENTURY =
  /(?<!\p{L})(?:two thousand|twenty(?= (?:eighteen|nineteen|twenty))|zweitausend|deux[ -]mille|dos mil|duemila|dois mil|tweeduizend|twintig(?= \p{L}{2,8}[eë]ntwintig)|tvåtusen|tjugohundra|tjugo(?= ?tjugo)|to ?tusind|to ?tusen|tjue(?= tjue)|dwa tysiące|dva tisíce|dvoutisícího|două mii|kétezer|две тысячи|дві тисячі|kaksituhatta|iki bin)/giu;
/** Stands between the thousands and the rest. */
const AND = /^[ -]?(?:(?:and|e|y|og|och|en|și) |und|og|en)?/iu;
/** The last day of a month, up to what leads to its name. */
const LAST_DAY =
  /(?<!\p{L})(?:last day|letzte[nr]? tage?s?|dernier jour|[úu]ltimo d[ií]a|ultimo giorno|laatste dag|ostatni(?:ego)? d(?:zień|nia)|sista dagen|si(?:ste|dste) dag|posledn[íý](?:ho)? d(?:en|eň|ne)|ultima zi|последн(?:ий|его) д(?:ень|ня))$/iu;
/** A month before its year, with what leads to it from its day. */
const MONTH =
  /(?: (?:of|des?|di|do|des|im|i|in|van|din|du mois de|del mes de|do mês de|del mese di|a lunii|month of|dnem))?[ -](?:d['’])?(\p{L}{3,12})\.?,? (?:(?:del año|del anno|do ano de|de l['’]an|des Jahres|of|del?|roku|anului) )?$/iu;
/** Most words that a day or the end of a year is written in. */
const MOST_WORDS = 3;
/** A day and its month stand within so many characters before their year. */
const BEFORE_YEAR = 70;

/** The longest of the numbers that some words begin or end with, and the characters it takes. */
function numberAt(words: readonly string[], known: ReadonlyMap<string, number>, end: boolean) {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const some = end ? words.slice(-count) : words.slice(0, count);
    const number = known.get(some.join(" ").toLowerCase());
    if (number !== undefined) return { number, length: some.join(" ").length };
  }
  return null;
}

/** Years as digits write them. */
function yearsInFigures(text: string): string {
  let read = "";
  let from = 0;
  for (const { 0: century, index } of text.matchAll(CENTURY)) {
    const end = index + century.length;
    const rest = text.slice(end, end + 60);
    const and = AND.exec(rest)?.[0].length ?? 0;
    const words =
      rest
        .slice(and)
        .split("\n", 1)[0]
        ?.match(/\p{L}+/gu) ?? [];
    const year = numberAt(words, YEARS, false);
    if (index < from || !year) continue;
    read += `${text.slice(from, index)}20${year.number}`;
    from = end + and + year.length;
  }
  return read + text.slice(from);
}

/** The same text with the days and years of its dates in figures; each line stays a line. */
export function datesInFigures(text: string): string {
  const years = yearsInFigures(text);
  let read = "";
  let from = 0;
  for (const { 0: year, index } of years.matchAll(/20\d\d/g)) {
    const before = years.slice(Math.max(from, index - BEFORE_YEAR), index);
    const named = MONTH.exec(before);
    const nth = month(named?.[1]);
    if (!named || nth === 0) continue;
    const lead = before.slice(0, named.index).split("\n").at(-1) ?? "";
    const ends = lead.endsWith(" day") ? lead.slice(0, -4) : lead;
    const last = LAST_DAY.exec(lead)?.[0].length;
    const day = last
      ? { number: new Date(Date.UTC(Number(year), nth, 0)).getUTCDate(), length: last }
      : numberAt((ends.split(/[^\p{L} -]/u).at(-1) ?? "").match(/\p{L}+/gu) ?? [], DAYS, true);
    if (!day) continue;
    const at = index - named[0].length - day.length - (last ? 0 : lead.length - ends.length);
    read += `${years.slice(from, at)}${day.number} ${named[1]} `;
    from = index;
  }
  return read + years.slice(from);
}
