// Words that stories and tests share.
import type { DateFieldWords } from "./DateField.tsx";

export const english: DateFieldWords = {
  open: "Open calendar",
  calendar: "Calendar",
  loading: "Loading the calendar",
  failed: "The calendar is not available. Type the day.",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  day: (name, { today, chosen }) => [today && "Today", name, chosen && "chosen"].filter(Boolean).join(", "),
  problem: (problem, example) =>
    ({
      format: `Write the day as ${example}.`,
      min: `Choose ${example} or a later day.`,
      max: `Choose ${example} or an earlier day.`,
    })[problem],
};

export const chinese: DateFieldWords = {
  open: "打开日历",
  calendar: "日历",
  loading: "正在加载日历",
  failed: "日历无法显示，可以直接输入日期。",
  previousMonth: "上个月",
  nextMonth: "下个月",
  day: (name, { today, chosen }) => [today && "今天", name, chosen && "已选择"].filter(Boolean).join("，"),
  problem: (problem, example) =>
    ({
      format: `日期格式为 ${example}。`,
      min: `选择 ${example} 或之后的日期。`,
      max: `选择 ${example} 或之前的日期。`,
    })[problem],
};
