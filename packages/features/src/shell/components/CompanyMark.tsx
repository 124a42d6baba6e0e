import { type Company, DEFAULT_LOGO } from "@candor/api/entities";
import { useState } from "react";
import { Initials } from "./Initials.tsx";

/** Address of a company's own logo; null where it has none, which its path says by a marker. */
export const ownLogo = ({ logo, logo_url }: Pick<Company, "logo" | "logo_url">): string | null =>
  logo.includes(DEFAULT_LOGO) ? null : logo_url;

export interface CompanyMarkProps {
  company: Pick<Company, "name" | "logo" | "logo_url">;
  /** Px. Default 24. */
  size?: number;
}

/** The company's logo; its initials where it has none, and where the picture does not arrive. */
export function CompanyMark({ company, size = 24 }: CompanyMarkProps) {
  const [missing, setMissing] = useState<string>();
  const src = ownLogo(company);
  if (src === null || src === missing) return <Initials name={company.name} of="company" size={size} />;
  return <img src={src} alt="" width={size} height={size} onError={() => setMissing(src)} />;
}
