export { uploadMessages as messagesByCode } from "@candor/api/errors/cn";
export { default } from "./cn.json";
