import * as z from "zod/mini";

/**
 * What the caller saw in the fields that it changes: a field that holds something else by now is not overwritten, and
 * is named. A field that is absent is changed whatever it holds.
 */
export const seenFields = <Fields extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Fields>) =>
  z.optional(z.partial(fields));
