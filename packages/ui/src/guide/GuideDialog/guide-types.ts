import type { ReactNode } from "react";
import type { CarouselLabels } from "../Carousel/Carousel.tsx";
import type { GuideImage } from "../Carousel/Slide.tsx";

/** How a person left the guide. */
export const guideEnds = ["skip", "finish", "close"] as const;
export type GuideEnd = (typeof guideEnds)[number];

export interface GuidePage {
  id: string;
  /** Its entry in the list at the left. */
  label: string;
  title: string;
  text: ReactNode;
  /** None, one, or several that follow each other. */
  images: readonly GuideImage[];
}

export interface GuideLabels extends CarouselLabels {
  /** Over the list; names the dialog. */
  title: string;
  /** Where one is, such as "2 of 5". */
  position: (page: number, of: number) => string;
  skip: string;
  previous: string;
  next: string;
  /** The last page's button. */
  finish: string;
  close: string;
}
