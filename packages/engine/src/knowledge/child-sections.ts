/** What names a part of a site that is for children, by words in which no part of a shop for their parents is called. */
const CORNER =
  /(?<![\p{L}])(?:(?:kids|kid['’]s|children|children['’]s|childrens|junior|juniors|little ones)['’]? (?:corner|zone|area|pages?|space|hub|world|portal|games?|playground)|(?:kinder|junior)[ -]?(?:ecke|seiten?|bereich|welt|zone|portal|spiele)|(?:coin|espace|page|site|rubrique|jeux)(?: des| pour| pour les| de)? (?:enfants|juniors)|(?:rincón|rincon|zona|espacio|página|pagina|juegos)(?: de los| de| para)? (?:infantil(?:es)?|niñ[oa]s|ninos|peques)|(?:angolo|area|spazio|zona|pagina|giochi)(?: dei| per i| per)? bambini|(?:cantinho|espaço|espaco|área|area|página|jogos)(?: das| para| d[ae])? (?:infantil|kids|crianças|criancas)|kinder(?:hoek|pagina|plein)|(?:kącik|kacik|strefa|strona)(?: dla)? (?:dzieci|dziecka|malucha)|(?:barn(?:ens)?[ -]?(?:hörna|hörnan|sidor|sida|hjørne|sider|horna|hjorne))|lasten (?:sivut|nurkka|maailma)|dětský koutek|detsky koutek|detský kútik|detsky kutik|gyereksarok|gyerekoldal|colțul copiilor|çocuk köşesi|cocuk kosesi|dječji kutak|otroški kotiček|детск(?:ий уголок|ая страничка|ий раздел)|дитячий куточок|детски кът|παιδική γωνιά)(?![\p{L}])|(?:儿童|兒童|少儿|小朋友)(?:专区|專區|乐园|樂園|频道|頻道|园地|園地|天地|角)|(?:キッズ|子ども|こども|子供)(?:コーナー|ページ|ひろば|広場|ルーム|サイト)|어린이 ?(?:마당|코너|놀이터|방|홈페이지|누리집)|ركن الأطفال|פינת (?:ה)?ילדים|बच्चों का कोना|มุมเด็ก/iu;

const ALONE =
  /^(?:(?:för|for) barn|(?:(?:for|für|fuer|pour|pour les|para|para los|per|per i|voor|dla|för|pro) )?(?:kids?|kinder|children|enfants|niñ[oa]s|ninos|peques|bambini|crianças|criancas|kinderen|dzieci|børn|lapset|lapsille|děti|deti|gyerekeknek|copii|çocuklar|cocuk|детям|дітям|деца|παιδιά|儿童|兒童|小朋友|キッズ|こども|어린이|أطفال|ילדים|เด็ก))$/iu;
/** Beside these a part for children is a shelf of clothes. */
const GROWN =
  /^(?:wo)?m[ae]n(?:['’]?s)?$|^(?:ladies|damen|herren|femmes?|hommes?|mujer(?:es)?|hombres?|donna|uomo|mulher(?:es)?|homem|dames|heren|kobiety|mężczyźni|dam|herr|dame|herre|kvinder|mænd|kvinner|menn|naiset|miehet|ženy|muži|zeny|muzi|női|férfi|noi|ferfi|femei|bărbați|barbati|kadın|kadin|erkek|женщинам|мужчинам|жінкам|чоловікам|жени|мъже|γυναίκες|άνδρες|γυναικεία|ανδρικά|نساء|رجال|النساء|الرجال|נשים|גברים|ผู้หญิง|ผู้ชาย|女士|男士|女装|男装|レディース|メンズ|여성|남성)$/iu;

interface Link {
  href: string;
  text: string;
}

function partsOf(href: string): string[] {
  if (!URL.canParse(href)) return [];
  const { pathname, hash } = new URL(href);
  const path = /^#!?\//.test(hash) ? hash.replace(/^#!?/, "") : pathname;
  const parts = path.split("/").filter((part) => part !== "" && !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(part));
  return parts.map((part) => {
    try {
      return decodeURIComponent(part).replace(/[-_+.]/g, " ");
    } catch {
      return part;
    }
  });
}

/** Does a title or a heading name a part for children? */
export const namesChildSection = (words: string): boolean => CORNER.test(words);

/** Those of a page's links that lead to a part of the site for children, by their words or their address. */
export function childSections<L extends Link>(links: readonly L[]): L[] {
  const shelves = links.some(
    ({ href, text }) => GROWN.test(text.trim()) || GROWN.test(partsOf(href)[0] ?? ""),
  );
  const named = (words: string) => CORNER.test(words) || (!shelves && ALONE.test(words.trim()));
  return links.filter(({ href, text }) => (text.length < 60 && named(text)) || named(partsOf(href)[0] ?? ""));
}
