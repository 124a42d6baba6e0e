import * as z from "zod/mini";
import { GUIDE_READ_TYPES } from "../entities/guide.ts";
import { CUSTOMER, defineEndpoint } from "./endpoint.ts";

export const readGuide = defineEndpoint({
  id: "guide.read",
  method: "POST",
  path: "/api/portal/v2/common/guide-read",
  access: CUSTOMER,
  request: z.object({ read_type: z.enum(GUIDE_READ_TYPES) }),
  reply: z.object({}),
  keepDuplicates: true,
  doc: "Marks the first-time guide as read by this user and keeps how it was left: guide_status becomes 1.",
});
