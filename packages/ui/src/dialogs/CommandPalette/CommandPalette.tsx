import * as Base from "@radix-ui/themes/components/dialog";
import { type ReactNode, useEffect } from "react";
import { cx } from "../../internal/cx.ts";
import { SearchIcon } from "../../internal/icons.tsx";
import { RadixScope } from "../../internal/radix/RadixScope.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as look from "../overlay.css.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";
import * as css from "./CommandPalette.css.ts";
import { type PaletteGroup, type PaletteItem, usePalette } from "./use-palette.ts";

/** An entry with its picture. */
export interface PaletteEntry extends PaletteItem {
  /** Icon, 18 px. */
  icon?: ReactNode;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the whole. */
  label: string;
  /** Name and placeholder of the search box. */
  searchLabel: string;
  /** Said where the search finds nothing. */
  emptyText: string;
  groups: readonly PaletteGroup<PaletteEntry>[];
}

/** Everything that can be opened or done, found by typing: arrows mark, Enter chooses, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label } = props;
  const focus = useDialogFocus();
  return (
    <RadixScope>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Content {...focus} aria-describedby={undefined} className={cx(look.panel, css.panel)}>
          <Base.Title className={hidden}>{label}</Base.Title>
          <Search {...props} />
        </Base.Content>
      </Base.Root>
    </RadixScope>
  );
}

function Search({ onOpenChange, searchLabel, emptyText, label, groups }: CommandPaletteProps) {
  const palette = usePalette(groups, () => onOpenChange(false));
  const { found, marked } = palette;
  const markedId = marked && palette.optionId(marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);

  return (
    <>
      <label className={css.search}>
        <SearchIcon size={18} />
        <input
          className={css.input}
          role="combobox"
          aria-label={searchLabel}
          aria-expanded="true"
          aria-controls={palette.listId}
          aria-activedescendant={markedId}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={searchLabel}
          value={palette.query}
          onChange={(event) => palette.search(event.target.value)}
          onKeyDown={palette.onKeyDown}
        />
      </label>
      <div id={palette.listId} role="listbox" aria-label={label} className={css.list}>
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox
          <div key={group.id} role="group" aria-labelledby={`${palette.listId}-${group.id}`}>
            <div id={`${palette.listId}-${group.id}`} className={css.heading}>
              {group.label}
            </div>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search box holds the focus and the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the search box holds the focus
              <div
                key={item.id}
                id={palette.optionId(item)}
                role="option"
                aria-selected={item === marked}
                aria-disabled={item.disabled}
                data-marked={item === marked ? "" : undefined}
                className={css.item}
                onPointerMove={() => item.disabled || palette.mark(item)}
                onClick={() => palette.choose(item)}
              >
                <span className={css.icon}>{item.icon}</span>
                <span className={css.label}>{item.label}</span>
                {item.hint && <span className={css.hint}>{item.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={found.length === 0 ? css.empty : undefined}>
        {found.length === 0 && emptyText}
      </div>
    </>
  );
}
