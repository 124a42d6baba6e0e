export { Carousel, type CarouselLabels, type CarouselProps } from "./Carousel.tsx";
export type { GuideImage } from "./Slide.tsx";
export { carouselInterval } from "./use-carousel.ts";
