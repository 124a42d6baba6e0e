import * as z from "zod/mini";
import { id, instant } from "../common.ts";

/** A message the server has sent or will send. */
export const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: instant,
  sent_at: z.nullable(instant),
  error: z.nullable(z.string()),
});
export type Mail = z.infer<typeof mail>;
