import { Upload } from "lucide-react";
import { type DragEvent, type Ref, useId, useRef, useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import * as css from "./FileUpload.css.ts";
import { UploadRow } from "./UploadRow.tsx";
import type { UploadController } from "./use-uploads.ts";
import type { FileUploadWords } from "./words.ts";

interface Own extends Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required" | "className" | "id"> {
  /** Holds the files and carries them; `useUploads` makes one. */
  controller: UploadController;
  words: FileUploadWords;
  disabled?: boolean;
  name?: string;
  /** Reaches the file input. */
  ref?: Ref<HTMLInputElement>;
}

export type FileUploadProps = Own & Labelled;

/** A zone to choose files or to drop them on, and a row for each with its progress. */
export function FileUpload(props: FileUploadProps) {
  const { label, labelEnd, hint, error, required, className, controller, words, disabled, name, ref } = props;
  const { items, limits, multiple, add } = controller;
  const generated = useId();
  const id = props.id ?? generated;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, input);
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  };
  const arrived = items.filter(({ state }) => state === "done").at(-1);

  return (
    <FormField {...{ label, labelEnd, hint, error, required, className, id }}>
      {({ "aria-required": _, ...wiring }) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what takes part; this catches drops */}
          <div
            className={cx(css.zone, over && css.over)}
            onDragOver={hover}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Icon of={Upload} size={20} />
            <span id={`${id}-zone`}>
              <span className={css.choose}>{words.choose}</span> {words.drop}
            </span>
            {words.limit && (
              <span id={`${id}-limit`} className={css.limit}>
                {words.limit}
              </span>
            )}
            <input
              {...wiring}
              ref={merged}
              type="file"
              className={css.input}
              aria-label={props["aria-label"]}
              aria-describedby={cx(
                `${id}-zone`,
                words.limit ? `${id}-limit` : null,
                wiring["aria-describedby"],
              )}
              accept={limits.accept?.join(",")}
              multiple={multiple}
              disabled={disabled}
              name={name}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again.
                event.currentTarget.value = "";
              }}
            />
          </div>
          {items.length > 0 && (
            <ul className={css.list}>
              {items.map((item) => (
                <UploadRow
                  key={item.id}
                  {...{ item, controller, words }}
                  onRemove={() => input.current?.focus()}
                />
              ))}
            </ul>
          )}
          <div role="status" className={hidden}>
            {arrived && words.done(arrived.name)}
          </div>
        </>
      )}
    </FormField>
  );
}
