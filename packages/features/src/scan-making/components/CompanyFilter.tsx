import type { ChosenCompany } from "../schema.ts";
import { CompanyPicker } from "./CompanyPicker.tsx";
import * as css from "./making.css.ts";

export interface CompanyFilterProps {
  value: ChosenCompany | null;
  onChange: (companyId: string | null) => void;
  onMissing: () => void;
}

/** Narrows a list to one company. */
export default function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  return (
    <CompanyPicker
      bare
      size={32}
      className={css.filter}
      value={value}
      onChange={(company) => onChange(company?.id ?? null)}
    />
  );
}
