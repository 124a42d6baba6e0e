import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { usePanel } from "../../internal/hooks/use-panel.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import * as css from "./AssistantPanel.css.ts";
import { useFollow } from "./use-follow.ts";

export interface AssistantPanelProps extends Omit<ComponentProps<"div">, "title" | "children" | "role"> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Under the title, such as that no model is configured. */
  subtitle?: ReactNode;
  closeLabel: string;
  /** Name of the list of messages. */
  messagesLabel: string;
  /** `AssistantMessage`s, oldest first. The list follows the newest one unless a person scrolled up. */
  children?: ReactNode;
  /** In the place of the messages while there are none: what may be asked. */
  empty?: ReactNode;
  /** An answer is being written: the list says so and is read once it is whole. */
  busy?: boolean;
  /** Under the messages: what the answers rest on. */
  sources?: ReactNode;
  /** At the foot: the field and its button. */
  composer: ReactNode;
}

/** The assistant beside the page, which stays usable. On a phone it fills the screen's width, until the
 * focus goes on to the page. */
export function AssistantPanel({ open, ...props }: AssistantPanelProps) {
  return open ? <OpenPanel {...props} /> : null;
}

function OpenPanel(props: Omit<AssistantPanelProps, "open">) {
  const { onClose, title, subtitle, closeLabel, messagesLabel, children, empty, ...more } = props;
  const { busy, sources, composer, className, ref, ...rest } = more;
  const titleId = useId();
  const { panel, onKeyDown } = usePanel(onClose);
  const merged = useMergedRefs(panel, ref);
  const list = useFollow();
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    // Where it lies over the page, what has the focus there would be hidden.
    if (matchMedia(css.phone).matches && !panel.current?.contains(target as Node)) onClose();
  });
  useEffect(() => {
    // Tab may go over the browser's own controls: then nothing tells the panel where the focus went.
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
  return (
    <div
      {...rest}
      ref={merged}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(css.panel, className)}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <div className={css.titles}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      <div
        ref={list}
        className={css.messages}
        role="log"
        aria-label={messagesLabel}
        aria-busy={busy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        tabIndex={0}
      >
        {children ?? empty}
      </div>
      {sources && <div className={css.sources}>{sources}</div>}
      <div className={css.composer}>{composer}</div>
    </div>
  );
}
