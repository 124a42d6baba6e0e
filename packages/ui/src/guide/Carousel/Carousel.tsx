import { Pause, Play } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../../internal/icons.tsx";
import * as css from "./Carousel.css.ts";
import { type GuideImage, Slide } from "./Slide.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselLabels {
  /** Name of the group of images. */
  images: string;
  previousImage: string;
  nextImage: string;
  /** Names of the button that stops the images and lets them run again. */
  pause: string;
  play: string;
  /** Name of one dot, such as "Picture 2 of 3". */
  image: (number: number, of: number) => string;
}

export interface CarouselProps {
  images: readonly GuideImage[];
  labels: CarouselLabels;
}

/** Images that follow each other; arrows, ticks and the pause button stand only where there is more than one. */
export function Carousel({ images, labels }: CarouselProps) {
  const { index, go, paused, toggle, still, handlers } = useCarousel(images.length);
  const many = images.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are pictures
    <div role="group" aria-label={labels.images} className={css.carousel} {...handlers}>
      <div className={cx(css.well, images.length === 0 && css.empty)}>
        {images.map((image, at) => (
          <Slide key={image.src} {...image} shown={at === index} />
        ))}
        {many && (
          <>
            <button
              type="button"
              className={cx(css.arrow, css.back)}
              aria-label={labels.previousImage}
              onClick={() => go(index - 1)}
            >
              <ChevronLeftIcon size={18} />
            </button>
            <button
              type="button"
              className={cx(css.arrow, css.forth)}
              aria-label={labels.nextImage}
              onClick={() => go(index + 1)}
            >
              <ChevronRightIcon size={18} />
            </button>
          </>
        )}
      </div>
      <div className={css.ticks}>
        {many &&
          images.map(({ src }, at) => (
            <button
              key={src}
              type="button"
              className={css.tick}
              aria-label={labels.image(at + 1, images.length)}
              aria-current={at === index || undefined}
              onClick={() => go(at)}
            />
          ))}
        {many && !still && (
          <button
            type="button"
            className={css.pause}
            aria-label={paused ? labels.play : labels.pause}
            onClick={toggle}
          >
            <Icon of={paused ? Play : Pause} size={14} />
          </button>
        )}
      </div>
    </div>
  );
}
