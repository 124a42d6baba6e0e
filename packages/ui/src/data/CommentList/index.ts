export {
  type CommentEntry,
  CommentList,
  type CommentListProps,
  type CommentState,
  commentStates,
} from "./CommentList.tsx";
