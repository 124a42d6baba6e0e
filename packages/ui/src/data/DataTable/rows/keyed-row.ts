/** A row with its id: the commonest line of a body. */
export interface KeyedRow<T> {
  kind: "row";
  id: string;
  row: T;
}
