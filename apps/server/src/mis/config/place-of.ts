/** Where a published table stands, as staff are told it: an assessment has the same check for each of its objects. */
export const placeOf = (assessment: number, check: string, object: string) =>
  `S-${assessment} ${check} (${object})`;
