import type { EvidenceTableConfig } from "@candor/api/entities";
import { Button, Checkbox, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  EditorForm,
  editorCss,
  type Fields,
  TabsField,
  useFieldError,
  usePartFocus,
  WholeNumberField,
} from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { idleKeys, moved, nearest, newColumn } from "../config.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { ColumnLine, type ConfigChange } from "./ColumnLine.tsx";
import * as css from "./columns.css.ts";
import { GroupsField } from "./GroupsField.tsx";
import { TitleFields } from "./TitleFields.tsx";

export interface TableFormProps {
  config: EvidenceTableConfig;
  fields: Fields;
  onChange: (config: EvidenceTableConfig) => void;
}

/** Everything a layout says. */
export function TableForm({ config, fields, onChange }: TableFormProps) {
  const { t } = useTranslation(["evidence-tables", "config-editor"]);
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  /** What is removed cannot keep the focus: the button that adds takes it. */
  const add = useRef<HTMLButtonElement>(null);
  const { list, focusPart } = usePartFocus<HTMLOListElement>();
  const latest = useRef({ config, onChange });
  latest.current = { config, onChange };
  const change = useCallback((to: ConfigChange) => latest.current.onChange(to(latest.current.config)), []);
  const toggle = useCallback((at: number) => setOpen((now) => (now === at ? null : at)), []);
  const move = useCallback(
    (at: number, by: 1 | -1) => {
      change((now) => ({ ...now, columns: moved(now.columns, at, by) }));
      const last = latest.current.config.columns.length - 1;
      // With the column, so that the next press moves it on.
      focusPart(`li:nth-child(${at + by + 1}) [data-move="${by}"]`);
      setOpen((now) => (now === at ? Math.min(Math.max(at + by, 0), last) : now));
    },
    [change, focusPart],
  );
  const set = useCallback(
    (part: Partial<EvidenceTableConfig>) => change((now) => ({ ...now, ...part })),
    [change],
  );
  // Their number follows the list.
  const setTabs = useCallback(
    (tabs: EvidenceTableConfig["tabs"]) => set({ tabs, tab_count: tabs.length }),
    [set],
  );
  const errorOf = useFieldError(fields);
  const known = config.columns.map(({ key }) => key);
  const idle = idleKeys(config);
  const slip = idle[0] === undefined ? undefined : { key: idle[0], meant: nearest(idle[0], known) };
  const schemaKeys = config.schema_keys.split("|");
  const missing = config.columns.find(({ key }) => !schemaKeys.includes(key))?.key;
  const twice = schemaKeys.find((key, at) => key !== "" && schemaKeys.indexOf(key) < at);
  const strange = config.unique_keys.split("|").find((key) => !schemaKeys.includes(key));
  const keysError =
    (twice && t("schemaTwice", { key: twice })) ??
    errorOf("schema_keys") ??
    (missing && t(missing === "" ? "keyless" : "notInSchema", { key: missing })) ??
    (slip && (slip.meant ? t("idleMeant", { key: slip.key, meant: slip.meant }) : undefined));
  return (
    <EditorForm label={t("form")}>
      <TitleFields title={config.title} subTitle={config.sub_title} fields={fields} onChange={set} />
      <TextField
        label={t("field.schemaKeys")}
        required
        hint={t("field.schemaKeysHint")}
        value={config.schema_keys}
        error={keysError}
        onChange={(event) => set({ schema_keys: event.target.value })}
      />
      <TextField
        label={t("field.uniqueKeys")}
        required
        hint={t("field.uniqueKeysHint")}
        value={config.unique_keys}
        error={
          strange && fields.unique_keys === "unknown"
            ? t("uniqueUnknown", { key: strange })
            : errorOf("unique_keys")
        }
        onChange={(event) => set({ unique_keys: event.target.value })}
      />
      <TabsField tabs={config.tabs} fields={fields} onChange={setTabs} />
      <GroupsField groups={config.groups} schemaKeys={config.schema_keys} fields={fields} onChange={set} />
      <div className={editorCss.two}>
        <Checkbox
          label={t("field.multiline")}
          checked={config.multiline}
          onChange={(event) =>
            set({
              multiline: event.target.checked,
              max_lines: event.target.checked ? config.max_lines || 3 : 0,
            })
          }
        />
        {config.multiline && (
          <WholeNumberField
            label={t("field.maxLines")}
            min={1}
            max={50}
            size={32}
            value={config.max_lines}
            wrong={"max_lines" in fields}
            onChange={(max_lines) => set({ max_lines })}
          />
        )}
      </div>
      <div className={css.columnsHead}>
        <h2 className={editorCss.side}>
          {t("columns.title", { value: format.count(config.columns.length) })}
        </h2>
        <span className={editorCss.quiet}>{t("columns.legend")}</span>
        <Button
          ref={add}
          icon={<Icon of={Plus} />}
          onClick={() => {
            set({ columns: [...config.columns, newColumn(idle[0] ?? "", { en: "", cn: "" })] });
            setOpen(config.columns.length);
            focusPart("li:last-child input:not([type=checkbox])");
          }}
        >
          {t("columns.add")}
        </Button>
      </div>
      {errorOf("columns") && <p role="alert">{errorOf("columns")}</p>}
      <ol ref={list} className={css.columns}>
        {config.columns.map((column, at) => {
          const name = format.text(column.title) || column.key || t("columns.unnamed");
          const isOpen = open === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys are typed and may be equal for a while
            <li key={at} className={isOpen ? css.columnOpen : css.column}>
              <ColumnLine
                {...{ at, column, name }}
                last={at === config.columns.length - 1}
                faulty={Object.keys(fields).some((one) => one.startsWith(`columns.${at}.`))}
                open={isOpen}
                onOpen={toggle}
                onChange={change}
                onMove={move}
              />
              {isOpen && (
                <ColumnFields
                  {...{ at, column, name, config, fields }}
                  onChange={change}
                  onRemoved={() => {
                    add.current?.focus();
                    setOpen(null);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </EditorForm>
  );
}
