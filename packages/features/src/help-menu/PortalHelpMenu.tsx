import { HelpMenu } from "@candor/ui/menus";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { helpHref } from "../help/index.ts";
import { useTrack } from "../platform/index.ts";
import { useChangelog } from "./use-changelog.ts";

export interface PortalHelpMenuProps {
  /** Opens the guide. */
  onGuide: () => void;
  /** Opens the feedback form; absent until its widget has loaded, and for a user without an e-mail. */
  onFeedback?: () => void;
  /** The button, for the guide to shrink to and its hint to point at. */
  triggerRef?: Ref<HTMLButtonElement>;
}

/** Help document, what is new, feedback and the guide; each is counted when it is used. */
export function PortalHelpMenu({ onGuide, onFeedback, triggerRef }: PortalHelpMenuProps) {
  const { t } = useTranslation("shell");
  const track = useTrack();
  const { entries, unread, markRead } = useChangelog();
  return (
    <HelpMenu
      label={t("help.label")}
      triggerRef={triggerRef}
      document={{
        label: t("help.document"),
        href: helpHref(),
        onSelect: () => track({ type: "help_document" }),
      }}
      news={{
        label: t("help.news"),
        fullLabel: t("help.fullChangelog"),
        entries: entries.map(({ id, title }) => ({ id, title, href: helpHref(id) })),
        ...(unread && { unreadLabel: t("help.unread") }),
        onOpen: (id) => {
          track({ type: "help_whatisnew", target: id });
          markRead();
        },
      }}
      {...(onFeedback && {
        feedback: {
          label: t("help.feedback"),
          onSelect: () => {
            track({ type: "help_feedback" });
            onFeedback();
          },
        },
      })}
      guide={{
        label: t("help.guide"),
        onSelect: () => {
          track({ type: "help_guide" });
          onGuide();
        },
      }}
    />
  );
}
