import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { EN_POLICY, page } from "../page.ts";

export const protection: readonly Case[] = [
  {
    host: "brochure.example",
    territories: ["EU", "US"],
    truth: {
      fine: `${CLEAN} policy.link policy.sections policy.freshness mixed-content hdr.hsts hdr.frame hdr.nosniff`,
      nothing: "consent.banner-present form.insecure gpc.honoured ccpa.opt-out-link pixel.hashed-identifiers",
      defect: PAGE_HEADERS,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({ lang: "en", title: "Bread by bicycle", link: "Privacy", policy: EN_POLICY, body: "" }),
  },
  {
    host: "oldlib.example",
    territories: ["US"],
    truth: { fine: `${CLEAN} consent.trackers-before`, defect: `${PAGE_HEADERS} js.vulnerable sri` },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "en",
      title: "Timetables",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<script src="https://cdn.jsdelivr.net/npm/jquery@1.12.4/dist/jquery.min.js"></script>`,
    }),
  },
];
