import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHiddenTab } from "../../internal/hooks/use-hidden-tab.ts";
import * as css from "./Notice.css.ts";
import { Notice, type NoticeKind } from "./Notice.tsx";

/** How long a notice stays, in ms, not counting the time a pointer or the focus holds it. */
export const noticeDuration = 5000;

export interface NoticeContent {
  kind: NoticeKind;
  text: string;
  /** Code to quote to support. */
  reference?: string;
}

/** A notice that was shown, and when. */
export interface PastNotice extends NoticeContent {
  id: number;
  /** ISO instant. */
  at: string;
}

/** How many notices can be found again. */
export const noticesKept = 10;

export interface NoticeControl {
  /** Shows a notice in the place of the one before; the same notice again changes nothing. */
  show: (notice: NoticeContent) => void;
  dismiss: () => void;
}

const NoticeContext = createContext<NoticeControl | null>(null);
const PastContext = createContext<readonly PastNotice[]>([]);

/** The notices that were shown since the page was loaded, newest first, at most ten. */
export const usePastNotices = (): readonly PastNotice[] => useContext(PastContext);

/** Shows notices from anywhere below the provider. */
export function useNotice(): NoticeControl {
  const control = useContext(NoticeContext);
  if (!control) throw new Error("useNotice needs a NoticeProvider above it");
  return control;
}

export interface NoticeProviderProps {
  /** Name of the button that closes a notice. */
  closeLabel: string;
  /** Words of the button that copies a notice's reference; without them a reference is only shown. */
  copy?: { label: string; copiedLabel: string };
  children: ReactNode;
}

/** Holds the one notice that may be on screen. */
export function NoticeProvider({ closeLabel, copy, children }: NoticeProviderProps) {
  const [current, setCurrent] = useState<(NoticeContent & { id: number }) | null>(null);
  const [past, setPast] = useState<readonly PastNotice[]>([]);
  const dismiss = useCallback(() => setCurrent(null), []);
  const control = useMemo<NoticeControl>(
    () => ({
      dismiss,
      show: (next) => {
        setCurrent((now) => (now && same(now, next) ? now : { ...next, id: (now?.id ?? 0) + 1 }));
        setPast(([last, ...others]) => {
          const all = last ? [last, ...others] : [];
          if (last && same(last, next)) return all;
          return [{ ...next, id: (last?.id ?? 0) + 1, at: new Date().toISOString() }, ...all].slice(
            0,
            noticesKept,
          );
        });
      },
    }),
    [dismiss],
  );
  const urgent = current?.kind === "error" || current?.kind === "warning";
  const shown = current && (
    <Timed key={current.id} notice={current} {...{ closeLabel, copy }} onEnd={dismiss} />
  );

  return (
    <NoticeContext value={control}>
      <PastContext value={past}>{children}</PastContext>
      {/* Both regions stand empty from the start: assistive technology announces what enters a region it knows. */}
      <div role="status" aria-live="polite" className={css.region}>
        {!urgent && shown}
      </div>
      <div role="alert" aria-live="assertive" className={css.region}>
        {urgent && shown}
      </div>
    </NoticeContext>
  );
}

function same(a: NoticeContent, b: NoticeContent) {
  return a.kind === b.kind && a.text === b.text && a.reference === b.reference;
}

interface TimedProps {
  notice: NoticeContent;
  closeLabel: string;
  copy: NoticeProviderProps["copy"];
  onEnd: () => void;
}

/** Ends a notice after its time; hover, focus and a tab out of sight stop the clock, the rest runs on afterwards. */
function Timed({ notice, closeLabel, copy, onEnd }: TimedProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(noticeDuration);
  const before = useRef<EventTarget | null>(null);
  const away = useHiddenTab();
  const held = hovered || focused || away;

  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [held, onEnd]);

  return (
    <Notice
      kind={notice.kind}
      text={notice.text}
      reference={notice.reference}
      copy={copy}
      data-candor-notice=""
      className={css.held}
      closeLabel={closeLabel}
      onClose={() => {
        onEnd();
        // Whoever came here with the keyboard goes back to where they were.
        if (before.current instanceof HTMLElement) before.current.focus();
      }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!focused) before.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    />
  );
}
