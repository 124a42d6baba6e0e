import * as z from "zod/mini";
import { checkComment } from "../entities/checks.ts";
import { id } from "../entities/common.ts";
import { CUSTOMER, CUSTOMER_READ, defineEndpoint } from "./endpoint.ts";

/** Longest comment. */
export const COMMENT_MAX = 2000;
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_MAX));

export const listComments = defineEndpoint({
  id: "comment.list",
  method: "POST",
  path: "/api/portal/v2/check/comment-list",
  access: CUSTOMER_READ,
  request: z.object({ check: id }),
  reply: z.object({ list: z.array(checkComment) }),
  errors: ["check.not_found"],
  doc: "What the company's people say about a check of an object, oldest first, over all assessments.",
});

export const addComment = defineEndpoint({
  id: "comment.add",
  method: "POST",
  path: "/api/portal/v2/check/comment-add",
  access: CUSTOMER,
  request: z.object({ check: id, text }),
  reply: checkComment,
  errors: ["check.not_found"],
  keepDuplicates: true,
  doc: "Adds a comment. Every member may.",
});

export const editComment = defineEndpoint({
  id: "comment.edit",
  method: "POST",
  path: "/api/portal/v2/check/comment-edit",
  access: CUSTOMER,
  request: z.object({ id, text }),
  reply: checkComment,
  errors: ["check.comment_not_found"],
  keepDuplicates: true,
  doc: "Changes the caller's own comment; it then says that it was edited.",
});

export const deleteComment = defineEndpoint({
  id: "comment.delete",
  method: "POST",
  path: "/api/portal/v2/check/comment-delete",
  access: CUSTOMER,
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["check.comment_not_found"],
  keepDuplicates: true,
  doc: "Deletes the caller's own comment. The audit log keeps that it was there.",
});
