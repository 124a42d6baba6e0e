import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

/** 14 inline, 16 in controls, 18 in navigation and menus, 20 in the top bar. */
export const iconSizes = [14, 16, 18, 20] as const;

export interface IconProps extends Omit<ComponentProps<"svg">, "ref"> {
  /** A lucide icon. */
  of: LucideIcon;
  /** Pixels; default 16. */
  size?: (typeof iconSizes)[number];
  /** Names the icon where no text stands beside it; without it the icon is decoration. */
  label?: string;
}

/** A lucide icon with Candor's stroke: 1.6 px at every size. */
export function Icon({ of: Glyph, size = 16, label, ...rest }: IconProps) {
  const name = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return <Glyph {...rest} {...name} absoluteStrokeWidth size={size} strokeWidth={1.6} />;
}
