/** What people call a law for short, and what our texts call it. */
const LAWS: Readonly<Record<string, string>> = {
  个保法: "个人信息保护法",
  网安法: "网络安全法",
  数安法: "数据安全法",
};

const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

function inChinese(value: number): string {
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? DIGITS[tens] : ""}${tens > 0 ? "十" : ""}${DIGITS[value % 10]}`;
}

/**
 * A search in the words of our texts: a law by its name, its articles by Chinese numerals. `个保法 第38条` is
 * 个人信息保护法》第三十八条, as citations write it.
 */
export function spelledOut(query: string): string {
  const named = Object.entries(LAWS).reduce((text, [short, name]) => text.replaceAll(short, name), query);
  return named
    .replace(/第 ?(\d{1,2}) ?条/g, (_, article: string) => `第${inChinese(Number(article))}条`)
    .replace(/法[》 ]{0,2}第/g, "法》第");
}
