// Apart from the calls, which bring their schemas: the client needs the names alone.

/** Header of the answer whose file holds the first rows alone. */
export const EXPORT_TRUNCATED = "x-candor-truncated";
