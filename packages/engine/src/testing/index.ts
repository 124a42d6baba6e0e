export { startTestTargets, type TestTargets } from "./start.ts";
