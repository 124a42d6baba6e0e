import { type Company, DEFAULT_LOGO } from "@candor/api/entities";
import { useState } from "react";
import * as css from "./CompanyMark.css.ts";
import { Initials } from "./Initials.tsx";

/** Address of a company's own logo; null where it has none, which its path says by a marker. */
export const ownLogo = ({ logo, logo_url }: Pick<Company, "logo" | "logo_url">): string | null =>
  logo.includes(DEFAULT_LOGO) ? null : logo_url;

export interface CompanyMarkProps {
  company: Pick<Company, "name" | "logo" | "logo_url">;
  /** Px. Default 24. */
  size?: number;
}

/** Address of the company's own logo while it can be shown; null without one, and once it did not arrive. */
function useLogo(company: CompanyMarkProps["company"]) {
  const [missing, setMissing] = useState<string>();
  const src = ownLogo(company);
  return { src: src === missing ? null : src, onError: () => setMissing(src ?? undefined) };
}

/** The company's logo, whole, in a square; its initials where it has none, and where the picture does not arrive. */
export function CompanyMark({ company, size = 24 }: CompanyMarkProps) {
  const { src, onError } = useLogo(company);
  if (src === null) return <Initials name={company.name} of="company" size={size} />;
  return <img className={css.mark} src={src} alt="" width={size} height={size} onError={onError} />;
}

/** The company's logo in the top bar, as wide as it is; nothing where there is none to show. */
export function CompanyLogo({ company }: Pick<CompanyMarkProps, "company">) {
  const { src, onError } = useLogo(company);
  return src && <img className={css.logo} src={src} alt={company.name} height={32} onError={onError} />;
}
