import { useEffect, useRef } from "react";

/** The button under a list that adds to it. What is added takes the focus, and what is removed leaves it with the button. */
export function useAddButton() {
  const add = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current)
      add.current?.previousElementSibling?.querySelector<HTMLElement>("input, select")?.focus();
    isAdded.current = false;
  });
  const added = () => {
    isAdded.current = true;
  };
  const removed = () => add.current?.focus();
  return { add, added, removed };
}
