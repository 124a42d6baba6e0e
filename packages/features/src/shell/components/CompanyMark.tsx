import type { Company } from "@candor/api/entities";
import { Initials } from "./Initials.tsx";

/** The company's logo, 24 px; its initials where it has none. */
export function CompanyMark({ company }: { company: Pick<Company, "name" | "logo_url"> }) {
  if (company.logo_url === null) return <Initials name={company.name} of="company" size={24} />;
  return <img src={company.logo_url} alt="" width={24} height={24} />;
}
