import { encodeQR } from "qr";
import { useMemo } from "react";
import * as css from "./SecondFactor.css.ts";

export interface QrCodeProps {
  label: string;
  /** What is encoded. */
  text: string;
}

/** Modules of white around the code that cameras need. */
const QUIET = 4;

/** A QR code, dark on white in every theme: that is what cameras read. */
export function QrCode({ label, text }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, "raw", { border: QUIET });
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: squares.join("") };
  }, [text]);
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
