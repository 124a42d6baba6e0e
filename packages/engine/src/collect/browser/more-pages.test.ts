import { expect, it } from "vitest";
import { morePages } from "./more-pages.ts";

const links = (...all: [href: string, text: string][]) =>
  all.map(([href, text]) => ({ href: `https://club.example/${href}`, text, inFooter: false }));

it("routes that a script draws are pages of their own", async () => {
  const found = await morePages(
    "https://club.example/",
    links(["#/", "Start"], ["#/agenda", "Agenda"], ["#/contact", "Contact"], ["#/privacy", "Privacy"]),
  );
  expect(found).toEqual([
    { url: "https://club.example/#/contact", kind: "contact" },
    { url: "https://club.example/#/agenda", kind: "other" },
  ]);
});

it("places on the same page are none", async () => {
  expect(await morePages("https://club.example/", links(["#contact", "Contact"], ["#top", "Up"]))).toEqual(
    [],
  );
});

it("a page that asks is found by looking where no word tells it", async () => {
  const pages = links(["natun", "নতুন"], ["kobita", "কবিতা"], ["jogajog", "যোগাযোগ"], ["privacy", "Privacy"]);
  const peeked: unknown[] = [];
  const found = await morePages("https://club.example/", pages, async (likely, others) => {
    peeked.push(likely, others);
    return others[2] ?? null;
  });
  expect(peeked).toEqual([
    [],
    ["https://club.example/natun", "https://club.example/kobita", "https://club.example/jogajog"],
  ]);
  expect(found.map(({ url }) => url)).toEqual(["https://club.example/jogajog", "https://club.example/natun"]);
});

it("of several that words tell, the one that asks for most is found by looking", async () => {
  const all = links(["contact", "Contact"], ["join", "Join us"], ["kontakt", "Kontakt"], ["about", "About"]);
  const peeked: unknown[] = [];
  const found = await morePages("https://club.example/", all, async (likely) => {
    peeked.push(likely);
    return likely[2] ?? null;
  });
  expect(peeked).toEqual([
    ["https://club.example/contact", "https://club.example/kontakt", "https://club.example/join"],
  ]);
  expect(found[0]).toEqual({ url: "https://club.example/join", kind: "sign_up" });
});

it("what one signs up for is looked into however many links lead to help", async () => {
  const help = ["support", "help", "contact", "contact-us"].map((path): [string, string] => [path, path]);
  const peeked: unknown[] = [];
  await morePages("https://club.example/", links(...help, ["join", "Join us"]), async (likely) => {
    peeked.push(...likely);
    return null;
  });
  expect(peeked).toEqual([
    "https://club.example/support",
    "https://club.example/help",
    "https://club.example/join",
  ]);
});

it.each([
  ["a gift", "daan", "दान करें · Donate"],
  ["a gift", "ayuda/donar-ahora", "Colabora"],
  ["membership", "bli-medlem", "Gå med"],
  ["a report", "baoliao", "新闻爆料"],
  ["a gift", "%E5%AF%84%E4%BB%98", "応援する"],
  ["a course", "kurse/vhs-42", "Zapisy na kurs"],
])("is looked into for what it asks: a page for %s (%s)", async (_, href, text) => {
  const peeked: unknown[] = [];
  await morePages(
    "https://club.example/",
    links(["contact", "Contact"], ["london", "London"], [href, text]),
    async (likely) => {
      peeked.push(...likely);
      return null;
    },
  );
  expect(peeked).toEqual(["https://club.example/contact", `https://club.example/${href}`]);
});

it.each([
  ["an illness", "services/cancer-care", "Cancer care"],
  ["a debt", "beratung/schulden", "Schulden"],
  ["an illness in its own letters", "byoki/%E7%B3%96%E5%B0%BF%E7%97%85", "糖尿病外来"],
])("a page that tells of %s goes before others that are offered", async (_, href, text) => {
  const found = await morePages(
    "https://club.example/",
    links(["news/1/", "News"], ["find", "Find"], [href, text], ["contact", "Contact"]),
  );
  expect(found).toContainEqual({ url: `https://club.example/${href}`, kind: "article" });
});

it("a part for children is visited beside the two others, once", async () => {
  const all = links(["news/one", "One"], ["contact", "Contact"], ["kids-corner", "Kids’ corner"]);
  const found = await morePages("https://club.example/", all);
  expect(found.map(({ url }) => url)).toEqual([
    "https://club.example/news/one",
    "https://club.example/contact",
    "https://club.example/kids-corner",
  ]);
  expect(await morePages("https://club.example/", all.slice(2))).toHaveLength(1);
});
