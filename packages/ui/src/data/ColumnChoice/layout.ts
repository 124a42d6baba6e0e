/** Which columns a table shows, and in which order. What it does not know of comes after what it does, shown. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

/** As the columns come. */
export const asGiven: ColumnLayout = { order: [], hidden: [] };

/** All columns in the order of a layout, hidden ones too. Ids of columns that are gone do no harm. */
export function orderColumns<C extends { id: string }>(columns: readonly C[], layout: ColumnLayout): C[] {
  const place = (id: string) => {
    const at = layout.order.indexOf(id);
    return at < 0 ? layout.order.length : at;
  };
  return columns.toSorted((a, b) => place(a.id) - place(b.id));
}

/** The columns to show, in order: what a `DataTable` is given. */
export function arrangeColumns<C extends { id: string }>(columns: readonly C[], layout: ColumnLayout): C[] {
  return orderColumns(columns, layout).filter(({ id }) => !layout.hidden.includes(id));
}

/** The layout with one column a place further; unchanged at the ends. */
export function moveColumn(
  columns: ReadonlyArray<{ id: string }>,
  layout: ColumnLayout,
  id: string,
  step: 1 | -1,
): ColumnLayout {
  const order = orderColumns(columns, layout).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + step;
  const other = order[to];
  if (from < 0 || other === undefined) return layout;
  order[to] = id;
  order[from] = other;
  return { ...layout, order };
}

/** The layout with one column shown or hidden. */
export function showColumn(layout: ColumnLayout, id: string, shown: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((each) => each !== id);
  return { ...layout, hidden: shown ? hidden : [...hidden, id] };
}
