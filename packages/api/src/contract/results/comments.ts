import { CUSTOMER, CUSTOMER_READ, defineCall } from "../call.ts";

/** Longest comment. */
export const COMMENT_MAX = 2000;

export const listComments = defineCall({
  id: "comment.list",
  method: "POST",
  path: "/api/portal/v2/check/comment-list",
  access: CUSTOMER_READ,
});

export const addComment = defineCall({
  id: "comment.add",
  method: "POST",
  path: "/api/portal/v2/check/comment-add",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const editComment = defineCall({
  id: "comment.edit",
  method: "POST",
  path: "/api/portal/v2/check/comment-edit",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const deleteComment = defineCall({
  id: "comment.delete",
  method: "POST",
  path: "/api/portal/v2/check/comment-delete",
  access: CUSTOMER,
  keepDuplicates: true,
});
