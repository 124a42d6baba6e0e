import * as z from "zod/mini";
import { id } from "../common.ts";
import { helpId } from "./help.ts";

/** Where an answer comes from. */
export const aiSource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("help"), id: helpId, title: z.string() }),
  /** A check of the catalogue; its id there, e.g. `web.consent.cookies-before`. */
  z.object({ kind: z.literal("check"), id: z.string(), title: z.string() }),
]);
export type AiSource = z.infer<typeof aiSource>;

/** One event of an answer: first `start`, then `sources`, then `text` as often as there are words to add. */
export const aiEvent = z.discriminatedUnion("type", [
  /** `model` is null where no model is configured: the answer is then put together from the sources. */
  z.object({ type: z.literal("start"), model: z.nullable(z.string()) }),
  z.object({ type: z.literal("sources"), sources: z.array(aiSource) }),
  /** Markdown to append. */
  z.object({ type: z.literal("text"), text: z.string() }),
]);
export type AiEvent = z.infer<typeof aiEvent>;

export const AI_QUESTION_MAX = 2000;

/** What was said before, oldest first. */
export const aiMessage = z.object({
  role: z.enum(["user", "assistant"]),
  text: z.string().check(z.maxLength(8000)),
});
export type AiMessage = z.infer<typeof aiMessage>;

/** The check that is on the screen, so that "this" means something. */
export const aiContext = z.object({ result_id: id });
