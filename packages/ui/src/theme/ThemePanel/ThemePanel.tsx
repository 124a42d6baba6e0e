import { useId } from "react";
import { SegmentedControl } from "../../forms/SegmentedControl/SegmentedControl.tsx";
import { usePanel } from "../../internal/hooks/use-panel.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import { type Appearance, appearances } from "../appearance.ts";
import { accents, densities, fonts, type Radius, radii, type ThemeSettings } from "../settings.ts";
import * as css from "./ThemePanel.css.ts";

export interface ThemePanelLabels {
  title: string;
  close: string;
  appearance: string;
  appearances: Record<Appearance, string>;
  accent: string;
  accents: Record<ThemeSettings["accent"], string>;
  density: string;
  densities: Record<ThemeSettings["density"], string>;
  font: string;
  /** Names of faces are the same in every language, but the consumer says them. */
  fonts: Record<ThemeSettings["font"], string>;
  radius: string;
  /** The corner in words, such as "8 px". */
  radiusText: (radius: number) => string;
  reset: string;
}

export interface ThemePanelProps {
  onClose: () => void;
  appearance: Appearance;
  onAppearanceChange: (next: Appearance) => void;
  settings: ThemeSettings;
  /** Called with what changed. */
  onSettingsChange: (next: Partial<ThemeSettings>) => void;
  /** Sets everything back. */
  onReset: () => void;
  labels: ThemePanelLabels;
}

/**
 * The hidden panel of the look: appearance, accent, density, face and corners. Fetch it when it is asked for, from
 * `@candor/ui/theme/ThemePanel`, and ask by `useKeyCombination`. Rendered, it is open.
 */
export function ThemePanel({ onClose, labels, settings, onSettingsChange, ...props }: ThemePanelProps) {
  const titleId = useId();
  const radiusId = useId();
  const { panel, onKeyDown } = usePanel(onClose);
  const radius = (
    <div className={css.field}>
      <label htmlFor={radiusId} className={css.label}>
        {labels.radius}
        <output className={css.value} htmlFor={radiusId}>
          {labels.radiusText(settings.radius)}
        </output>
      </label>
      <input
        id={radiusId}
        className={css.range}
        type="range"
        min={radii[0]}
        max={radii.at(-1)}
        step={2}
        value={settings.radius}
        aria-valuetext={labels.radiusText(settings.radius)}
        onChange={(event) => onSettingsChange({ radius: event.target.valueAsNumber as Radius })}
      />
    </div>
  );

  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={css.panel}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {labels.title}
        </h2>
        <button type="button" className={css.close} aria-label={labels.close} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      <Choice
        label={labels.appearance}
        words={labels.appearances}
        values={appearances}
        value={props.appearance}
        onChange={props.onAppearanceChange}
      />
      <Choice
        label={labels.accent}
        words={labels.accents}
        values={accents}
        value={settings.accent}
        onChange={(accent) => onSettingsChange({ accent })}
      />
      <Choice
        label={labels.density}
        words={labels.densities}
        values={densities}
        value={settings.density}
        onChange={(density) => onSettingsChange({ density })}
      />
      <Choice
        label={labels.font}
        words={labels.fonts}
        values={fonts}
        value={settings.font}
        onChange={(font) => onSettingsChange({ font })}
      />
      {radius}
      <button type="button" className={css.reset} onClick={props.onReset}>
        {labels.reset}
      </button>
    </div>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  words: Record<V, string>;
  values: readonly V[];
  value: V;
  onChange: (next: V) => void;
}

/** One of a few, named over them. */
function Choice<V extends string>({ label, words, values, value, onChange }: ChoiceProps<V>) {
  return (
    <div className={css.field}>
      <span aria-hidden="true" className={css.label}>
        {label}
      </span>
      <SegmentedControl
        label={label}
        options={values.map((one) => ({ value: one, label: words[one] }))}
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}
