export {
  Notice,
  type NoticeContent,
  type NoticeControl,
  type NoticeKind,
  type NoticeProps,
  NoticeProvider,
  type NoticeProviderProps,
  noticeDuration,
  noticeKinds,
  useNotice,
} from "./Notice/index.ts";
