/** A native control that holds text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes a value and tells everyone who listens.
 * React remembers the last value it saw on the element, so the write goes through the prototype's setter;
 * the event that follows then counts as a change for controlled and for uncontrolled use.
 */
export function setNativeValue(control: TextControl, value: string): void {
  const prototype =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
