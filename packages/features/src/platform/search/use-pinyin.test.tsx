import { useTextMatch } from "@candor/ui/forms";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { StoryPlatform } from "../testing.tsx";

let root: Root;
let isMeant: ReturnType<typeof useTextMatch>;

function Searching() {
  isMeant = useTextMatch();
  return null;
}

function search(language: "en" | "cn") {
  root = createRoot(document.createElement("div"));
  flushSync(() =>
    root.render(
      <StoryPlatform language={language}>
        <Searching />
      </StoryPlatform>,
    ),
  );
}
afterEach(() => root.unmount());

it("finds Chinese texts by their sound, whole or by initials, once the sounds are fetched", async () => {
  search("cn");
  await expect.poll(() => isMeant("jcx", "检查项")).toBe(true);
  expect(isMeant("jiancha", "检查项")).toBe(true);
  expect(isMeant("jcx", "仪表盘")).toBe(false);
  expect(isMeant("j", "检查项")).toBe(false);
});

it.each(["en", "cn"] as const)("finds laws by what people call them, in %s", (language) => {
  search(language);
  expect(isMeant("个保法", "《个人信息保护法》第三十八条")).toBe(true);
  expect(isMeant("个人信息保护法", "个保法")).toBe(true);
  expect(isMeant("第38条", "《个人信息保护法》第三十八条")).toBe(true);
  expect(isMeant("第39条", "《个人信息保护法》第三十八条")).toBe(false);
});
