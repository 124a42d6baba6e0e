import { UserRound } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./Avatar.css.ts";
import { initials, steadyIndex } from "./initials.ts";

/** Px: 24 in lists, 32 in the top bar. */
export const avatarSizes = [24, 32] as const;

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whose initials are drawn; null draws the place of nobody. */
  name: string | null;
  /** Address of a picture drawn in their place; one that fails leaves the initials. */
  src?: string;
  /** Default 24. */
  size?: (typeof avatarSizes)[number];
}

/** A person, by initials. Decoration: write the name beside it, or name the button it stands in. */
export function Avatar({ name, src, size = 24, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const tone =
    name === null ? css.nobody : css.tone[css.tones[steadyIndex(name, css.tones.length)] ?? "accent"];
  return (
    <span {...rest} aria-hidden="true" className={cx(css.size[size], tone, className)}>
      {src && src !== failed ? (
        <img alt="" className={css.image} src={src} onError={() => setFailed(src)} />
      ) : name === null ? (
        <Icon of={UserRound} size={14} />
      ) : (
        // Drawn, not written: as text they would have to stand in the name of the button around them.
        <span className={css.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
