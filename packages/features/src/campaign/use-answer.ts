import type { ClientError } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Failure, failureOf } from "./failures.ts";

/** What a page was told when it opened. */
export interface Answer<T> {
  answer?: T;
  failure?: Failure;
  /** Asks again. */
  retry: () => void;
}

/** Asks once when the page opens. A failure is told as a notice, and kept. */
export function useAnswer<T>(language: Language, ask: () => Promise<T>): Answer<T> {
  const notice = useNotice();
  const [state, setState] = useState<Omit<Answer<T>, "retry">>({});
  const asked = useRef(false);

  const send = async () => {
    setState({});
    try {
      setState({ answer: await ask() });
    } catch (error) {
      const failure = failureOf(error as ClientError, language);
      if (!failure) return;
      setState({ failure });
      notice.show(failure.notice);
    }
  };

  const open = useEffectEvent(send);
  useEffect(() => {
    // A link is used up by the first call: a page that is drawn twice asks once.
    if (asked.current) return;
    asked.current = true;
    void open();
  }, []);

  return { ...state, retry: () => void send() };
}
