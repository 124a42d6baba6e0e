export { type DemoTargets, startDemoTargets } from "./start.ts";
