/** Where the digits of other scripts begin: Arabic, Persian, Devanagari, Bengali, Thai and full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const CHINESE = "〇一二三四五六七八九";
/** A number, in Chinese characters only before what is counted in a date: 一 stands in many words. */
export const NUMBER = /\p{N}|[零○一二三四五六七八九十百元](?=[年月日号號])/u;
/** The same, or the end of a sentence. */
export const NUMBER_OR_END = /[\p{N}\n.;。]|[零○一二三四五六七八九十百元](?=[年月日号號])/u;

function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** A number below two hundred as Chinese characters write it: 三, 十二, 二十, 三十一, 一百一十五, 一一五. */
function fromChinese(written: string): number {
  if (/^[〇一二三四五六七八九]{2,3}$/.test(written))
    return Number([...written].map((digit) => CHINESE.indexOf(digit)).join(""));
  if (written.includes("百")) return 100 + fromChinese(written.slice(written.indexOf("百") + 1) || "〇");
  const [tens, ones] = written.includes("十") ? written.split("十", 2) : ["〇", written];
  return (tens === "" ? 1 : CHINESE.indexOf(tens ?? "")) * 10 + Math.max(0, CHINESE.indexOf(ones || "〇"));
}

/** A date as it would be with Arabic digits and years of the common era. */
export function commonDate(text: string): string {
  return (
    text
      .replace(/[٠-٩۰-۹०-९০-৯๐-๙０-９]/gu, digitOf)
      .replace(
        /二[〇零○O0]([一二三四五六七八九])([〇零○一二三四五六七八九])年/g,
        (_, tens: string, ones: string) =>
          `20${CHINESE.indexOf(tens)}${Math.max(0, CHINESE.indexOf(ones))}年`,
      )
      .replace(/(?<=[年月])\s?([一二三四五六七八九十]{1,3})(?=[月日])/g, (_, written: string) =>
        String(fromChinese(written)),
      )
      .replace(
        /(?<=(?:令和|平成)\s?|民[國国]\s?)([一二三四五六七八九十百〇]{1,5})(?=\s?年)/g,
        (_, written: string) => String(fromChinese(written)),
      )
      .replace(/民[國国]\s{0,2}(\d{2,3})\s{0,2}年/g, (_, year: string) => `${1911 + Number(year)}年`)
      .replace(/令和\s{0,2}(元|\d{1,2})\s{0,2}年/g, (_, year: string) => `${2018 + (Number(year) || 1)}年`)
      .replace(/平成\s{0,2}(\d{1,2})\s{0,2}年/g, (_, year: string) => `${1988 + Number(year)}年`)
      .replace(
        /(?<![A-Za-z])R\s?(\d{1,2})\s?[.年](?=\s?\d)/g,
        (_, year: string) => `${2018 + Number(year)}年`,
      )
      // May is too short a word in Hindi to be told from others by its length.
      .replace(/मई(?=\s)/g, "may")
      .replace(/พ\.\s?ศ\.\s?/g, "")
      .replace(/(?<!\d)25([67]\d)(?!\d)/g, (_, year: string) => String(2500 + Number(year) - 543))
  );
}
