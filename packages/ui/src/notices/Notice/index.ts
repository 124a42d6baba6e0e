export { Notice, type NoticeKind, type NoticeProps, noticeKinds } from "./Notice.tsx";
export {
  type NoticeContent,
  type NoticeControl,
  NoticeProvider,
  type NoticeProviderProps,
  noticeDuration,
  noticesKept,
  type PastNotice,
  useNotice,
  usePastNotices,
} from "./NoticeProvider.tsx";
