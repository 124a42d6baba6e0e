export { FlowRibbons, type FlowRibbonsProps, type FlowRibbonsTexts } from "./FlowRibbons.tsx";
export { type FlowLink, type FlowRecipient, type FlowSource, mostRecipients } from "./layout.ts";
