import * as z from "zod/mini";
import * as calls from "../../contract/support/guide.ts";
import { GUIDE_READ_TYPES } from "../../entities/support/guide.ts";
import { defineEndpoint } from "../endpoint.ts";

export const readGuide = defineEndpoint(calls.readGuide, {
  request: z.object({ read_type: z.enum(GUIDE_READ_TYPES) }),
  reply: z.object({}),
  doc: "Marks the first-time guide as read by this user and keeps how it was left: guide_status becomes 1.",
});
