export { type ErrorReference, ErrorScreen, type ErrorScreenProps } from "./ErrorScreen.tsx";
