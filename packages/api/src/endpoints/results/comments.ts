import * as z from "zod/mini";
import * as calls from "../../contract/results/comments.ts";
import { COMMENT_MAX } from "../../contract/results/comments.ts";
import { id } from "../../entities/common.ts";
import { checkComment } from "../../entities/results/checks.ts";
import { TICKET_ANSWERS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_MAX));

export const listComments = defineEndpoint(calls.listComments, {
  request: z.object({ check: id }),
  reply: z.object({ list: z.array(checkComment) }),
  errors: ["check.not_found"],
  doc: "What the company's people say about a check of an object, oldest first, over all assessments.",
});

export const addComment = defineEndpoint(calls.addComment, {
  request: z.object({
    check: id,
    text,
    /** To the ticket of another system that led to the check: the check's history tells it. */
    answer: z.optional(z.enum(TICKET_ANSWERS)),
  }),
  reply: checkComment,
  errors: ["check.not_found"],
  doc: "Adds a comment, with what it answers to a ticket where one led to the check. Every member may.",
});

export const editComment = defineEndpoint(calls.editComment, {
  request: z.object({ id, text }),
  reply: checkComment,
  errors: ["check.comment_not_found"],
  doc: "Changes the caller's own comment; it then says that it was edited.",
});

export const deleteComment = defineEndpoint(calls.deleteComment, {
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["check.comment_not_found"],
  doc: "Deletes the caller's own comment. The audit log keeps that it was there.",
});
