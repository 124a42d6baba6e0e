// What `pnpm new` writes. Each maker returns files and changes, or nothing when its words are wrong.
export { component } from "./component.mjs";
export { feature } from "./feature.mjs";
export { page } from "./page.mjs";
