import { expect, test } from "vitest";
import { soundFinder } from "./chinese-sound.ts";

const find = soundFinder({
  ...{ tong: "同", yi: "意", xi: "西", an: "安", xian: "先县", xing: "行", hang: "行", lv: "绿", nve: "虐" },
  ...{ ju: "居", jian: "检", cha: "查", xiang: "项", n: "嗯", a: "啊", ji: "集", cheng: "成" },
});

test.for([
  ["同意", "tongyi"],
  ["同意", "tongy"],
  ["同意", "TY"],
  ["请同意", "tong yi"],
  ["同 意", "tongyi"],
  ["西安", "xi'an"],
  ["西安", "xian"],
  ["先", "xian"],
  ["行", "hang"],
  ["行", "xing"],
  ["绿", "lü"],
  ["虐", "nue"],
  ["居", "jv"],
  ["检查项", "jcx"],
  ["检查项", "chax"],
  ["Jira 集成", "jirajicheng"],
] as const)("%s is found by %s", ([text, typed]) => expect(find(text, typed)).toBe(true));

test.for([
  ["同意", "yitong"],
  ["同意", "ton gyx"],
  ["同意", "tongyix"],
  // Syllables and initials do not mix, nor is any syllable but the last one begun only.
  ["检查项", "jchax"],
  ["同意", "toyi"],
  ["同意", ""],
  ["同意", " '"],
] as const)("%s is not found by %s", ([text, typed]) => expect(find(text, typed)).toBe(false));

test("names of JavaScript's own are typed as anything else", () => {
  for (const typed of ["constructor", "__proto__", "toString"]) expect(find("同意", typed)).toBe(false);
});

// 4 ways for each `xian`: tried one by one, this does not end.
test("what falls into syllables in many ways is looked through once", () => {
  expect(find("先西安".repeat(30), `${"xian".repeat(50)}q`)).toBe(false);
  expect(find("先".repeat(60), "xian".repeat(50))).toBe(true);
});
