import { type ClientError, isNetworkError, isTimeoutError } from "@candor/api/client";

/** What a call has to say to the person at the screen. */
export type Message = { kind: "server"; text: string } | { kind: "network" | "timeout" | "unexpected" };

/** Carries what the client says to whoever shows it. */
export interface Messages {
  say: (message: Message) => void;
  /** Returns what ends the listening. */
  listen: (listener: (message: Message) => void) => () => void;
}

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

/** The message of a call that failed without an answer that can be used. */
export function failureMessage(error: ClientError): Message {
  if (isNetworkError(error)) return { kind: "network" };
  return { kind: isTimeoutError(error) ? "timeout" : "unexpected" };
}
