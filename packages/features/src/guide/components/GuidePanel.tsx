import { GUIDE_PAGES } from "@candor/api/entities";
import { GuideDialog, type GuideDialogProps, type GuideLabels } from "@candor/ui/guide/GuideDialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Arriving, usePlatform } from "../../platform/index.ts";
import { picturesIn, picturesOf } from "../pages.ts";
import { Checklist } from "./Checklist.tsx";

const FILES = import.meta.glob<string>("../pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export interface GuidePanelProps
  extends Arriving,
    Pick<GuideDialogProps, "open" | "towards" | "onClose" | "onClosed"> {
  /** `last_scan` of the user: whoever has assessed before sees fewer pictures. */
  lastScan: number;
  /** The company has the assistant. */
  assisted: boolean;
}

/** The first-time guide, with pictures of the app in the reader's language. */
export default function GuidePanel({ lastScan, assisted, onMissing: _, ...dialog }: GuidePanelProps) {
  const { t } = useTranslation("guide");
  const { language } = usePlatform();
  const pages = useMemo(() => {
    const pictures = picturesIn(FILES, language);
    return GUIDE_PAGES.map((id) => ({
      id,
      label: t(`page.${id}.label`),
      title: t(`page.${id}.title`),
      text: id === "help_ai" && assisted ? t("page.help_ai.assisted") : t(`page.${id}.text`),
      images: picturesOf(id, pictures, lastScan).map(({ place, src }) => ({
        src,
        alt: t(`picture.${id}-${place}` as "picture.pprm-1"),
      })),
    }));
  }, [t, language, lastScan, assisted]);
  return <GuideDialog {...dialog} pages={pages} labels={useLabels()} aside={<Checklist />} />;
}

function useLabels(): GuideLabels {
  const { t } = useTranslation("guide");
  return {
    title: t("title"),
    position: (page, of) => t("position", { page, of }),
    skip: t("skip"),
    previous: t("previous"),
    next: t("next"),
    finish: t("finish"),
    close: t("close"),
    images: t("images"),
    previousImage: t("previousImage"),
    nextImage: t("nextImage"),
    pause: t("pause"),
    play: t("play"),
    image: (number, of) => t("image", { number, of }),
  };
}
