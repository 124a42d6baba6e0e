export { PassFail, type PassFailProps } from "./PassFail.tsx";
export { isCheckStatus, type KnownStatus, statusOfRank, statusRanks } from "./ranks.ts";
export { StatusLabel, type StatusLabelProps, statusLabelLooks } from "./StatusLabel.tsx";
