export { type KeyValue, KeyValueList, type KeyValueListProps } from "./KeyValueList.tsx";
