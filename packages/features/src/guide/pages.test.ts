import { GUIDE_PAGES, LANGUAGES } from "@candor/api/entities";
import { expect, test } from "vitest";
import { picturesIn, picturesOf } from "./pages.ts";

const FILES = {
  "../pictures/set_up_assessment-2-en.webp": "/two-en",
  "../pictures/set_up_assessment-1-en.webp": "/one-en",
  "../pictures/set_up_assessment-1-cn.webp": "/one-cn",
  "../pictures/invite_members-2-en.webp": "/invite-en",
  "../pictures/invite_members-1-en.webp": "/team-en",
  "../pictures/connect_jira-3-en.webp": "/linked-en",
  "../pictures/connect_jira-1-en.webp": "/settings-en",
  "../pictures/connect_jira-2-en.webp": "/issue-en",
  "../pictures/pprm-1-en.webp": "/pprm-en",
  "../pictures/help_ai-1-en.webp": "/help-en",
  "../pictures/unknown-1-en.webp": "/unknown",
};
const english = picturesIn(FILES, "en");
const sourcesOf = (...args: Parameters<typeof picturesOf>) => picturesOf(...args).map(({ src }) => src);

test("pictures are those of one language, in the order of their names", () => {
  expect(sourcesOf("set_up_assessment", english, 0)).toEqual(["/one-en", "/two-en"]);
  expect(sourcesOf("set_up_assessment", picturesIn(FILES, "cn"), 0)).toEqual(["/one-cn"]);
  expect(english.map(({ src }) => src)).not.toContain("/unknown");
});

test("who has assessed before does not see the first picture of pages two to four", () => {
  expect(sourcesOf("set_up_assessment", english, 1)).toEqual(["/two-en"]);
  expect(sourcesOf("invite_members", english, 0)).toEqual(["/team-en", "/invite-en"]);
  expect(sourcesOf("invite_members", english, 1)).toEqual(["/invite-en"]);
  expect(sourcesOf("connect_jira", english, 0)).toEqual(["/settings-en", "/issue-en", "/linked-en"]);
  expect(sourcesOf("connect_jira", english, 1)).toEqual(["/issue-en", "/linked-en"]);
});

test("the first and the last page keep theirs", () => {
  expect(sourcesOf("pprm", english, 7)).toEqual(["/pprm-en"]);
  expect(sourcesOf("help_ai", english, 7)).toEqual(["/help-en"]);
});

test("every page has pictures in both languages, also for who has assessed before", () => {
  const all = import.meta.glob<string>("./pictures/*.webp", {
    eager: true,
    query: "?url",
    import: "default",
  });
  const without = LANGUAGES.flatMap((language) =>
    GUIDE_PAGES.filter((page) => picturesOf(page, picturesIn(all, language), 1).length === 0),
  );
  expect(without).toEqual([]);
});
