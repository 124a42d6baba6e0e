import type { applicationCard, getApplication, listApplications, ReplyOf } from "@candor/api/contract";

export type Application = ReplyOf<typeof listApplications>["list"][number];
export type ApplicationDetail = ReplyOf<typeof getApplication>;
export type ApplicationCardHead = ApplicationDetail["cards"][number];
export type CardFigureData = ApplicationCardHead["figures"][number];
export type CardReply = ReplyOf<typeof applicationCard>;
