export { StatusLabel, type StatusLabelProps, statusLabelLooks } from "./StatusLabel/index.ts";
