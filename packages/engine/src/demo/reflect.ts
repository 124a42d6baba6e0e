/**
 * The three functions of the metadata proposal that the certificate library's container calls. It refuses
 * to load without them and uses them only between its own modules.
 */
type Metadata = {
  defineMetadata(key: unknown, value: unknown, target: object): void;
  getOwnMetadata(key: unknown, target: object): unknown;
  getMetadata(key: unknown, target: object): unknown;
};

const store = new WeakMap<object, Map<unknown, unknown>>();
const reflect = Reflect as typeof Reflect & Partial<Metadata>;

if (!reflect.getMetadata) {
  const own = (key: unknown, target: object) => store.get(target)?.get(key);
  reflect.defineMetadata = (key, value, target) => {
    const entries = store.get(target) ?? new Map<unknown, unknown>();
    store.set(target, entries.set(key, value));
  };
  reflect.getOwnMetadata = own;
  reflect.getMetadata = (key, target) => {
    for (let at: object | null = target; at; at = Object.getPrototypeOf(at) as object | null) {
      const found = own(key, at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
