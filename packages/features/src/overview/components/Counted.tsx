import { useFormat, usePlatform } from "../../platform/index.ts";
import * as css from "./Overview.css.ts";

export interface CountedProps {
  total: number;
  /** The rows that it counts. */
  href: string;
}

/** A number that leads to the rows it counts; none leads nowhere. */
export function Counted({ total, href }: CountedProps) {
  const { count } = useFormat();
  const { Link } = usePlatform();
  if (total === 0) return count(0);
  return (
    <Link href={href} className={css.plain}>
      {count(total)}
    </Link>
  );
}
