import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import type { Labelled } from "../../internal/labelled.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import * as css from "./FileUpload.css.ts";
import type { FileRefusal } from "./files.ts";
import { UploadRow } from "./UploadRow.tsx";
import type { UploadController, UploadItem } from "./use-uploads.ts";

/** Words of a `FileUpload`; figures come in already formatted. */
export interface FileUploadWords {
  /** The part of the zone's sentence that looks like a link: "Choose a package". */
  choose: ReactNode;
  /** The rest of it: "or drop it here". */
  drop: ReactNode;
  /** What is taken: ".apk or .ipa, up to 1 GB". */
  limit?: ReactNode;
  /** "41.0 of 66.1 MB · 62%" */
  progress: (item: UploadItem) => string;
  /** "Stopped at 38%" */
  stopped: (item: UploadItem) => string;
  waiting: string;
  /** "66.1 MB" */
  size: (bytes: number) => string;
  /** Read aloud when a file has arrived. */
  done: (name: string) => string;
  /** The cause and what to do: "Upload failed at 38%. Check the network." */
  failed: (item: UploadItem) => ReactNode;
  refused: Record<FileRefusal, ReactNode>;
  retry: string;
  resume: string;
  /** Name of the button that stops a file. */
  stop: (name: string) => string;
  /** Name of the button that takes a file out. */
  remove: (name: string) => string;
}

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
