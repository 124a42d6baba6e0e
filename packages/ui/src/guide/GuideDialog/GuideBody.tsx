import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import { Carousel } from "../Carousel/Carousel.tsx";
import { fullScreen } from "../media.ts";
import * as css from "./GuideDialog.css.ts";
import type { GuideEnd, GuideLabels, GuidePage } from "./guide-types.ts";
import { PageList } from "./PageList.tsx";

interface GuideBodyProps {
  titleId: string;
  pages: readonly GuidePage[];
  labels: GuideLabels;
  aside: ReactNode;
  /** The page that is shown first. */
  startAt: number;
  onClose: (end: GuideEnd) => void;
}

/** The guide's inside: list, images, title and text, and the buttons. */
export function GuideBody({ titleId, pages, labels, aside, startAt, onClose }: GuideBodyProps) {
  const [current, setCurrent] = useState(Math.min(startAt, pages.length - 1));
  const narrow = useMedia(fullScreen);
  const forward = useRef<HTMLButtonElement>(null);
  const page = pages[current];
  const last = current === pages.length - 1;
  const goBack = () => {
    setCurrent(current - 1);
    // The first page has no way back: the focus must not vanish with its button.
    if (current === 1) forward.current?.focus();
  };

  return (
    <>
      <PageList
        titleId={titleId}
        pages={pages}
        current={current}
        labels={labels}
        aside={narrow ? null : aside}
        onJump={setCurrent}
        onSkip={() => onClose("skip")}
      />
      <div className={css.page}>
        {page && <Carousel key={page.id} images={page.images} labels={labels} />}
        <div className={css.words} aria-live="polite">
          <h3 className={css.pageTitle}>{page?.title}</h3>
          <div className={css.text}>{page?.text}</div>
        </div>
        {narrow && aside && <div className={css.asideBelow}>{aside}</div>}
        <div className={css.actions}>
          {current > 0 && (
            <Button variant="quiet" size={40} onClick={goBack}>
              {labels.previous}
            </Button>
          )}
          <Button
            ref={forward}
            data-guide-forward=""
            variant="primary"
            size={40}
            onClick={() => (last ? onClose("finish") : setCurrent(current + 1))}
          >
            {last ? labels.finish : labels.next}
          </Button>
        </div>
      </div>
      <button type="button" className={css.close} aria-label={labels.close} onClick={() => onClose("close")}>
        <CloseIcon size={18} />
      </button>
    </>
  );
}
