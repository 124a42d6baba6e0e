import { type Ref, type RefCallback, useCallback } from "react";

/** One callback ref that feeds several refs, so that a component can keep its own beside the caller's. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      assign(first, node);
      assign(second, node);
    },
    [first, second],
  );
}

function assign<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === "function") ref(node);
  else if (ref) ref.current = node;
}
