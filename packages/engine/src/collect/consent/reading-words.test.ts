import { expect, it } from "vitest";
import { bannerFact } from "./banner.ts";
import type { FoundBanner } from "./find/find.ts";
import { promisesReading } from "./reading-words.ts";

it.each([
  "Learn more",
  "詳細はこちら",
  "Mehr erfahren",
  "Más información →",
  "자세히 보기",
  "Daha fazla bilgi",
  "En savoir plus",
  "Uzzināt vairāk",
  "Sužinoti daugiau",
  "Lisateave",
  "Zistiť viac",
  "Izvedite več",
  "Més informació",
  "Nánar",
  "Дознај повеќе",
])("“%s” promises something to read", (label) => expect(promisesReading(label)).toBe(true));

it.each(["More options", "Paramétrer", "設定", "Customise", "Zgody – szczegóły ustawień", "Learn to choose"])(
  "“%s” does not",
  (label) => expect(promisesReading(label)).toBe(false),
);

it.each([
  [true, "other"],
  [false, "settings"],
])("a link that leads to another page (%s) with such a name is told as %s", (leads, kind) => {
  const look = { width: 90, height: 20, fontPx: 14, contrast: 9, fill: 1, plain: true };
  const found: FoundBanner = {
    text: "当サイトではクッキーを使用しています。",
    buttons: [{ text: "詳細はこちら", look, leads }],
    boxes: [],
    overlay: true,
    strip: false,
    covers: 0.1,
    blocks: false,
    furniture: false,
  };
  expect(bannerFact({ ...found, contextId: 1, index: 0 }, null, "ja")?.buttons[0]?.kind).toBe(kind);
});
