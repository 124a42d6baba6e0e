/** Grounds of people's initials besides sage and the accent: Radix step 4, under ink. */
export const lightAvatars = { gold: "#eae6db", cyan: "#caf1f6" } as const;

/** The dark values; same names as {@link lightAvatars}. */
export const darkAvatars = { gold: "#2d2b26", cyan: "#003848" } as const;
