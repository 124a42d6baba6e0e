import type { listScanCards, ReplyOf } from "@candor/api/contract";
import { ANALYSIS_CARDS } from "@candor/api/entities";
import { IDS, SHARING_TABLES, sharingCard } from "../applications/fixtures.ts";
import type { ScanCard } from "./queries.ts";

export const CARD: ScanCard = {
  ...{ report_id: IDS.scan, assessment_id: IDS.assessment, number: 20417, object_name: "shop.example.com" },
  ...{ card_key: "data_sharing", engine: SHARING_TABLES, tables: SHARING_TABLES },
  ...{
    vendor_statuses: sharingCard.vendor_statuses,
    configured: { title: null, sub_title: null },
    edit: null,
  },
};

export const EDIT = {
  ...{
    title: null,
    sub_title: null,
    hidden: false,
    note: "The owner was mistaken.",
    by: "He Ting",
    at: "2026-11-18T14:20:00.000Z",
  },
};

export const list = (edit: ScanCard["edit"] = null): ReplyOf<typeof listScanCards> => ({
  list: ANALYSIS_CARDS.map((card_key) => ({
    card_key,
    total: 4,
    edit: card_key === "data_sharing" ? edit : null,
  })),
});
