export { ScrollFrame, type ScrollFrameProps } from "./ScrollFrame.tsx";
