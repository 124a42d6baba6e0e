import { siteOf } from "../../../knowledge/domains.ts";

/** Names up to this length are often common words too. */
const SHORT_NAME = 7;

/** How policies in other scripts write the names of companies that are known by a Latin one. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Google: "구글 グーグル 谷歌 Гугл جوجل غوغل גוגל गूगल กูเกิล",
  Naver: "네이버 ネイバー",
  Kakao: "카카오 カカオ",
  Meta: "메타 페이스북 フェイスブック 脸书 脸谱 ميتا فيسبوك פייסבוק मेटा फ़ेसबुक फेसबुक เฟซบุ๊ก",
  Facebook: "페이스북 フェイスブック 脸书 脸谱 فيسبوك ميتا פייסבוק फ़ेसबुक फेसबुक เฟซบุ๊ก",
  Microsoft: "마이크로소프트 マイクロソフト 微软 مايكروسوفت מיקרוסופט माइक्रोसॉफ़्ट माइक्रोसॉफ्ट ไมโครซอฟท์",
  Amazon: "아마존 アマゾン 亚马逊",
  Yahoo: "야후 ヤフー 雅虎",
  Adobe: "어도비 アドビ 奥多比",
  Criteo: "크리테오 クリテオ",
  TikTok: "틱톡 ティックトック 抖音 字节跳动 טיקטוק टिकटॉक",
  X: "트위터 ツイッター 推特",
  Baidu: "百度",
  Tencent: "腾讯",
  Alibaba: "阿里巴巴 阿里云",
  Yandex: "Яндекс",
  Matomo: "ماتومو מאטומו मटोमो",
  Hotjar: "핫자",
  Salesforce: "세일즈포스 セールスフォース 赛富时",
};

const inOtherScripts = (names: readonly string[]): string[] => {
  const words = new Set(names.flatMap((name) => name.split(/[\s()/.]+/)));
  return Object.entries(SCRIPTS).flatMap(([latin, others]) => (words.has(latin) ? others.split(" ") : []));
};

/** Is an owner named in the text, by its name, another name or the first word of a longer one? */
export function isNamed(text: string, vendor: { name: string; aliases?: readonly string[] }): boolean {
  const names = [vendor.name, withoutAddition(vendor.name), ...(vendor.aliases ?? [])];
  return (
    names.some((name) => mentions(text, name)) || inOtherScripts(names).some((name) => text.includes(name))
  );
}

/** How companies end, in the countries whose policies are read. */
const COMPANY =
  /^(?![\p{L}\p{N}])[\p{L}\p{N} .,&'+-]{0,30}?[ ,](?:Inc|LLC|L\.L\.C|Ltd|Limited|PLC|Corp|GmbH|AG|SE|KG|UG|SAS|SARL|S\.A\.R\.L|S\.R\.L|SA|S\.A|S\.A\.S|S\.L|SL|S\.r\.l|Srl|SRL|S\.p\.A|SpA|Lda|Ltda|B\.V|BV|N\.V|NV|AB|ApS|A\/S|AS|Oy|Oyj|Zrt|Kft|Nyrt|s\.r\.o|a\.s|d\.o\.o|d\.d|Sp\. z o\.o|sp\. z o\.o|A\.Ş|Ltd\. Şti|OÜ|UAB|SIA|EOOD|OOD|Pvt|Pte|Pty|K\.K|Α\.?Ε|Ε\.Π\.Ε|Ι\.?Κ\.?Ε|Е?ООД|Е?АД|П?АО|ООО|ТОВ)(?![\p{L}\p{N}])/u;

/** Does a text name whoever owns a host that no table knows: by its domain, or by its first word as a company's? */
export function isNamedByHost(text: string, host: string): boolean {
  const site = siteOf(host);
  const [label = ""] = site.split(".");
  if (site.includes(".") && mentions(text, site)) return true;
  // A domain has no blanks: "acme-shopware" is Acme Shopware, as it is Acme-Shopware.
  const letters = label.replaceAll("-", "");
  if (letters.length < SHORTEST_LABEL) return false;
  const apart = letters.length >= LONG_LABEL;
  const small = text.toLowerCase();
  const [initial = ""] = letters;
  for (let at = small.indexOf(initial); at >= 0; at = small.indexOf(initial, at + 1)) {
    const [before, first] = [text[at - 1] ?? " ", text[at] ?? ""];
    if (/[\p{L}\p{N}]/u.test(before) || first !== first.toUpperCase()) continue;
    const end = endOf(letters, small, at, apart);
    if (end !== null && COMPANY.test(text.slice(end, end + 60))) return true;
  }
  return false;
}
const SHORTEST_LABEL = 4;
/** So many letters do not stand side by side by chance where they begin and end with words. */
const LONG_LABEL = 8;

/** Where the letters that begin at a place of a text end, with a blank or hyphen between them where they may stand apart. */
function endOf(letters: string, small: string, from: number, apart: boolean): number | null {
  let at = from;
  for (const letter of letters) {
    if (apart && at > from && (small[at] === " " || small[at] === "-")) at += 1;
    if (small[at] !== letter) return null;
    at += 1;
  }
  return at;
}

/** `Example (Europe)` as `Example`. */
function withoutAddition(name: string): string {
  const opens = name.indexOf("(");
  return opens >= 0 && name.endsWith(")") ? name.slice(0, opens).trimEnd() : name;
}

function mentions(text: string, name: string): boolean {
  if (/[^\p{Script=Latin}\d\s.,&'+-]/u.test(name)) return text.includes(name);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // A short name such as X, Snap or Branch is also a word: it counts only as it is written.
  const flags = name.length <= SHORT_NAME ? "u" : "iu";
  // Where no blanks stand between words, a Latin name ends where another script begins.
  return new RegExp(`(?<![\\p{Script=Latin}\\d])${escaped}(?![\\p{Script=Latin}\\d])`, flags).test(text);
}
