import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Star, StarOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { useFollow } from "../queries.ts";

export interface FollowButtonProps {
  scenario: { id: string; title: { en: string; cn: string }; followed: boolean };
}

/** Follows a scenario, or stops to. */
export function FollowButton({ scenario: { id, title, followed } }: FollowButtonProps) {
  const { t } = useTranslation("compliance");
  const { text } = useFormat();
  const { mutate, isPending } = useFollow();
  return (
    <IconButton
      icon={<Icon of={followed ? StarOff : Star} />}
      label={t(followed ? "unfollow" : "follow", { title: text(title) })}
      aria-disabled={isPending}
      onClick={() => isPending || mutate({ id, followed: !followed })}
    />
  );
}
