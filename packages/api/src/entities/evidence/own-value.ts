/** Values under a key; what every object has is none of them. */
export const valueUnder = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
