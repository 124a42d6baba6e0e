export { Notice, type NoticeKind, type NoticeProps, noticeKinds } from "./Notice.tsx";
export {
  type NoticeContent,
  type NoticeControl,
  NoticeProvider,
  type NoticeProviderProps,
  noticeDuration,
  useNotice,
} from "./NoticeProvider.tsx";
