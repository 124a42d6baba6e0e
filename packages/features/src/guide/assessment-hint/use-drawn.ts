import { useEffect, useState } from "react";

/** Whether an element has a place on the page now; inside a closed drawer it has none. */
export function useDrawn(element: Element): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => setDrawn(element.getClientRects().length > 0));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setDrawn(false);
    };
  }, [element]);
  return drawn;
}
