export { Forbidden } from "./Forbidden.tsx";
