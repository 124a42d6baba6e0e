import { readGuide } from "@candor/api/endpoints";
import { markGuideRead } from "../guide/guide.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function guideHandlers({ db }: Services): Handler[] {
  return [
    forCustomer(readGuide, async ({ customer, input }) => {
      await markGuideRead(db, customer, input.read_type);
      return {};
    }),
  ];
}
