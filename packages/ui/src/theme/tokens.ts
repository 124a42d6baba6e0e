// What `*.css.ts` files import: the contract and the shared styles, without React.
export { vars } from "./contract.css.ts";
export { hidden } from "./hidden.css.ts";
export { type TextSize, text, textSizes } from "./text.css.ts";
