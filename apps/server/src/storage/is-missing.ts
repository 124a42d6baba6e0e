/** Is there no such file? Any other failure says nothing of whether there is one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
