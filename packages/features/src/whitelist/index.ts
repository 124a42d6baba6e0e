export { whitelistAddress } from "./address.ts";
export { whitelistCatalogue } from "./catalogue.ts";
export { Whitelist, type WhitelistProps } from "./components/Whitelist.tsx";
