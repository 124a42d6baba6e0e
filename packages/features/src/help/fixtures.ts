import type { HelpArticle, HelpCategory, HelpHit } from "@candor/api/entities";

export const CONTENTS: HelpCategory[] = [
  {
    id: "begin",
    title: "Getting started",
    articles: [
      { id: "assess-a-website", title: "Assess your first website" },
      { id: "plans-and-limits", title: "Plans and limits" },
    ],
  },
  { id: "results", title: "Reading results", articles: [{ id: "read-results", title: "Read a result" }] },
];

export const ARTICLE: HelpArticle = {
  id: "assess-a-website",
  title: "Assess your first website",
  kind: "article",
  category: { id: "begin", title: "Getting started" },
  markdown: [
    "An assessment visits your website the way a visitor does. Read [how results are told](/pages/help/read-results).",
    "## Add the website",
    "1. Open **Objects** and choose **Add**.\n2. Enter the address, for example `https://www.example.com`.",
    "| status | meaning |\n|---|---|\n| Critical | a law is very likely broken |\n| Passed | in order |",
    "<script>alert(1)</script> stays text.",
  ].join("\n\n"),
  updated_on: "2026-11-20",
  previous: null,
  next: { id: "plans-and-limits", title: "Plans and limits" },
};

export const HITS: HelpHit[] = [
  {
    id: "read-results",
    title: "Read a result",
    kind: "article",
    category: "Reading results",
    excerpt: "Evidence shows what was seen: cookies, requests, headers, pictures.",
  },
  {
    id: "1.0-assessments",
    title: "Assessments of websites",
    kind: "release",
    category: null,
    excerpt: "Cookies that are set before consent are named one by one.",
  },
];
