export { type Address, type Dropped, defineAddress, type StateOf } from "./address.ts";
export {
  type GoOptions,
  LocationProvider,
  MemoryLocation,
  type PageLocation,
  useLocation,
} from "./context.tsx";
export { type Field, uuid } from "./field.ts";
export {
  day,
  flag,
  key,
  keys,
  NOBODY,
  oneOf,
  owners,
  ownersOf,
  someOf,
  uuids,
  whole,
  words,
} from "./fields.ts";
export { type ListState, listFields, type PageSize, SEARCH_MAX, sortFields } from "./list-fields.ts";
export { type AddressState, type ChangeOptions, useAddress } from "./use-address.ts";
