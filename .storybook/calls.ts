import type { Loader } from "@storybook/react-vite";

const { fetch } = globalThis;

/** A `fetch` for what is over some time: from then on nothing is asked any more, and no answer is heard of. */
export const callsUntil =
  (over: AbortSignal): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      if (over.aborted) return;
      const signal = AbortSignal.any([over, ...(init?.signal ? [init.signal] : [])]);
      const heard =
        <T>(tell: (what: T) => void) =>
        (what: T) => {
          if (!over.aborted) tell(what);
        };
      fetch(input, { ...init, signal }).then(heard(resolve), heard(reject));
    });

/** A story's calls end with it: who answers the next one knows nothing of them. */
export const ownCalls: Loader = ({ abortSignal, viewMode }) => {
  if (viewMode !== "docs") globalThis.fetch = callsUntil(abortSignal);
};
