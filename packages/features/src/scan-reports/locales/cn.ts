export { default } from "./cn.json";
