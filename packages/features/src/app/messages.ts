/** What a call has to say to the person at the screen. */
export interface Message {
  /** The server said no with words of its own, or no usable answer came. */
  kind: "info" | "error";
  text: string;
  /** Names the failure to support. */
  reference?: string;
}

/** Carries what the client says to whoever shows it. */
export interface Messages {
  say: (message: Message) => void;
  /** Returns what ends the listening. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** A message bus with one listener: what nobody listens to is not kept. */
export function createMessages(): Messages {
  let listener: ((message: Message) => void) | null = null;
  return {
    say: (message) => listener?.(message),
    listen: (next) => {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
  };
}
