import * as css from "../DataTable.css.ts";

/** Takes the place of the lines that are not drawn. */
export function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is empty and takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} className={css.spacer} style={{ height }} />
    </tr>
  );
}
