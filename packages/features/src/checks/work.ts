import {
  addComment,
  checkAssets,
  dashboard,
  deleteComment,
  editComment,
  getCheck,
  listChecks,
  listComments,
  listMembers,
  listObjects,
  restoreCheck,
  setCheckOwner,
  setCheckPassed,
  setCheckResolved,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** What tells of a check's status, its owner or its history. */
export const changed = { invalidates: [getCheck, listChecks, checkAssets, listObjects, dashboard] };
const inDialog = { ...changed, quiet: true };

export const useSetResolved = () => useEndpointMutation(setCheckResolved, changed);
export const useSetPassed = () => useEndpointMutation(setCheckPassed, inDialog);
export const useRestore = () => useEndpointMutation(restoreCheck, inDialog);
export const useSetOwner = () => useEndpointMutation(setCheckOwner, inDialog);

/** Whom a check can be assigned to. */
export const useTeam = () => useEndpoint(listMembers, {}, { quiet: true });

const said = { invalidates: [listComments], quiet: true };
const answered = { invalidates: [listComments, getCheck], quiet: true };

export const useComments = (check: string) => useEndpoint(listComments, { check }, { quiet: true });
export const useAddComment = () => useEndpointMutation(addComment, said);
export const useAnswerTicket = () => useEndpointMutation(addComment, answered);
export const useEditComment = () => useEndpointMutation(editComment, said);
export const useDeleteComment = () => useEndpointMutation(deleteComment, said);
