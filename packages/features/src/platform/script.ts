const loading = new Map<string, Promise<void>>();

/**
 * Loads a plain script the way a third party's is loaded: by an element of its own, once for each address. Rejects
 * where it does not arrive or the content policy refuses it; then it may be asked for again.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} did not load`));
    };
    document.head.append(script);
  });
  loading.set(src, arriving);
  return arriving;
}
