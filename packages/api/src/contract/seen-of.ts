/** What the reader saw in the fields that are changed: where they hold something else by now, the server refuses. */
export const seenOf = <Thing extends object, Change extends { [Field in keyof Thing]?: unknown }>(
  thing: Thing,
  change: Change,
): Pick<Thing, keyof Thing & keyof Change> =>
  Object.fromEntries(Object.keys(change).map((field) => [field, thing[field as keyof Thing]])) as Pick<
    Thing,
    keyof Thing & keyof Change
  >;
