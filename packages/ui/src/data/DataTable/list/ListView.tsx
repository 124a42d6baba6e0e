import type { ReactNode } from "react";
import { ChevronDownIcon, ChevronRightIcon } from "../../../internal/icons.tsx";
import { openState, type ViewProps } from "../view.ts";
import * as css from "./NarrowList.css.ts";
import { NarrowList } from "./NarrowList.tsx";
import { NarrowRow } from "./NarrowRow.tsx";

interface ListViewProps<T> extends ViewProps<T> {
  render: (row: T) => ReactNode;
}

/** The table as a list, under 900 px. */
export function ListView<T>({ table, items, actions, missing, render }: ListViewProps<T>) {
  const { selection, expansion, groups, rowHref, onRowOpen } = table;
  // What an open row shows stands inside its entry.
  const entries = expansion ? items.filter(({ kind }) => kind !== "detail") : items;
  const bar = selection && selection.selected.size > 0 ? selection.bar : null;
  if (missing) return missing;
  return (
    <>
      {bar}
      <NarrowList
        label={table.label}
        busy={table.loading !== undefined}
        items={entries}
        draw={(item, line, measure) => {
          if (item.kind === "detail") return null;
          if (item.kind === "group") {
            const text = groups?.header(item.key, item.rows, item.depth);
            return (
              <li key={item.id} ref={measure} data-index={line} className={css.item}>
                {groups?.onFoldedChange ? (
                  <button
                    type="button"
                    className={css.group}
                    aria-expanded={!item.folded}
                    onClick={() => actions.fold(item.key)}
                  >
                    {item.folded ? <ChevronRightIcon size={16} /> : <ChevronDownIcon size={16} />}
                    <span>{text}</span>
                  </button>
                ) : (
                  <div className={css.group}>{text}</div>
                )}
              </li>
            );
          }
          const { id, row } = item;
          const open = openState(table, id, row);
          return (
            <NarrowRow
              key={id}
              rowRef={measure}
              line={line}
              count={entries.length}
              href={rowHref?.(row)}
              onOpen={onRowOpen && (() => onRowOpen(row))}
              check={
                selection && {
                  label: selection.rowLabel(id),
                  chosen: selection.selected.has(id),
                  onCheck: () => actions.choose(id),
                }
              }
              expands={expansion !== undefined}
              detail={
                expansion && open !== undefined
                  ? {
                      label: expansion.label(row),
                      open,
                      onToggle: () => actions.expand(id),
                      render: () => expansion.render(row),
                    }
                  : undefined
              }
            >
              {render(row)}
            </NarrowRow>
          );
        }}
      />
    </>
  );
}
