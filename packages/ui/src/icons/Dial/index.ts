export { Dial, type DialProps } from "./Dial.tsx";
