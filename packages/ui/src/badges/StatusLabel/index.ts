export { StatusLabel, type StatusLabelProps, statusLabelLooks } from "./StatusLabel.tsx";
