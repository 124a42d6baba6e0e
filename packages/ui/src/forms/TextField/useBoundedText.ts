import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { setNativeValue, type TextControl } from "../../internal/native-value.ts";

interface Options<T extends TextControl> {
  /** A change is accepted only while the new length is below this number. */
  bound: number | undefined;
  onChange: ((event: ChangeEvent<T>) => void) | undefined;
}

/**
 * Keeps a text control under an exclusive bound and counts its characters.
 * A change that would reach the bound is not accepted, as if the keys had not been pressed. While an input
 * method is composing (pinyin), the text may run over; the bound is applied to what the composition ends in.
 */
export function useBoundedText<T extends TextControl>({ bound, onChange }: Options<T>) {
  const control = useRef<T>(null);
  const accepted = useRef("");
  const composing = useRef(false);
  const [used, setUsed] = useState(0);
  const [refused, setRefused] = useState(false);

  // A form library writes values without an event; each render therefore reads the control again.
  useLayoutEffect(() => {
    if (!control.current || composing.current) return;
    accepted.current = control.current.value;
    setUsed(control.current.value.length);
  });

  const tooLong = (value: string) =>
    bound !== undefined && value.length >= bound && value.length > accepted.current.length;

  return {
    control,
    used,
    /** The last change was not accepted. */
    refused,
    handlers: {
      onChange(event: ChangeEvent<T>) {
        const { value } = event.currentTarget;
        if (!composing.current) {
          const isRefused = tooLong(value);
          setRefused(isRefused);
          if (isRefused) return restore(event.currentTarget, accepted.current);
          accepted.current = value;
        }
        setUsed(value.length);
        onChange?.(event);
      },
      onCompositionStart() {
        composing.current = true;
      },
      onCompositionEnd(event: CompositionEvent<T>) {
        composing.current = false;
        const { value } = event.currentTarget;
        const isRefused = tooLong(value);
        if (isRefused) setNativeValue(event.currentTarget, accepted.current);
        else accepted.current = value;
        setRefused(isRefused);
      },
    },
  };
}

/** Puts the accepted text back and leaves the caret where the refused characters were typed. */
function restore(control: TextControl, value: string) {
  const refused = control.value.length - value.length;
  const caret = control.selectionStart;
  control.value = value;
  if (caret !== null) control.setSelectionRange(caret - refused, caret - refused);
}
