export type { CalendarWords } from "./Calendar.tsx";
export { DateField, type DateFieldProps, type DateFieldWords } from "./DateField.tsx";
export { type DayProblem, dayProblems, type IsoDay } from "./days.ts";
