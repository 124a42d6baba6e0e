import type { listReports, listUnknown, previewKnown, ReplyOf } from "@candor/api/contract";

export const SCAN_ID = "00000000-0000-4000-8001-000000020481";
const REPORT_ID = "00000000-0000-4000-8002-000000020481";

export const REPORTS: ReplyOf<typeof listReports> = {
  number: 20_481,
  company_name: "Northline Retail",
  shares: [],
  list: [
    {
      scan_id: REPORT_ID,
      object_id: "00000000-0000-4000-8003-000000020481",
      object_name: "shop.example.com",
      asset_type: "website",
      url: "https://shop.example.com/",
      step: "done",
      progress: 100,
      failure: null,
      counts: null,
      score: 61,
      finished_at: "2026-11-18T14:20:00.000Z",
    },
  ],
};

export const UNKNOWNS: ReplyOf<typeof listUnknown> = {
  list: [
    {
      kind: "vendor",
      name: "hearsay.example",
      hosts: ["t.hearsay.example"],
      visits: ["base", "reject"],
      signs: ["sends_data", "before_choice"],
      tracks: true,
    },
    {
      kind: "cookie",
      name: "_hsy_uid",
      hosts: ["shop.example.com"],
      visits: ["base"],
      signs: ["identifier", "long_lived", "sent_to_others", "before_choice"],
      tracks: true,
    },
    {
      kind: "storage",
      name: "theme",
      hosts: ["shop.example.com"],
      visits: ["base", "accept"],
      signs: [],
      tracks: false,
    },
  ],
};

export const CHANGES: ReplyOf<typeof previewKnown> = {
  list: [
    {
      check_id: "web.consent.trackers-before",
      title: { en: "Trackers before consent", cn: "同意前的跟踪器" },
      now: "uncertain",
      known: "failed",
    },
  ],
};
