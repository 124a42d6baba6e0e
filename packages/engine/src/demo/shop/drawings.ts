/** Product pictures of the demo shops, drawn so that nothing has to be shipped or fetched. */
const frame = (body: string, ground: string) =>
  `<svg viewBox="0 0 240 220" role="img" aria-hidden="true"><rect width="240" height="220" fill="${ground}"/>` +
  `<ellipse cx="120" cy="196" rx="74" ry="7" fill="#000" opacity=".08"/>${body}</svg>`;

export const drawings = {
  pendant: (ground: string, tint: string) =>
    frame(
      `<path d="M120 0v66" stroke="#3b3330" stroke-width="2"/><path d="M62 128c0-36 26-62 58-62s58 26 58 62z" fill="${tint}"/>` +
        `<path d="M62 128h116l-10 8H72z" fill="#000" opacity=".18"/><circle cx="120" cy="138" r="13" fill="#fff4cf"/>` +
        `<path d="M76 138l-34 62h156l-34-62z" fill="#fff4cf" opacity=".35"/>`,
      ground,
    ),
  floorLamp: (ground: string, tint: string) =>
    frame(
      `<path d="M92 40h56l20 46H72z" fill="${tint}"/><path d="M120 86v106" stroke="#3b3330" stroke-width="4"/>` +
        `<path d="M88 194h64" stroke="#3b3330" stroke-width="6" stroke-linecap="round"/>` +
        `<path d="M74 86h92l26 60H48z" fill="#fff4cf" opacity=".4"/>`,
      ground,
    ),
  tableLamp: (ground: string, tint: string) =>
    frame(
      `<path d="M84 60h72l18 58H66z" fill="${tint}"/><path d="M108 118h24l10 52a22 22 0 0 1-44 0z" fill="#8d6f5b"/>` +
        `<path d="M92 192h56" stroke="#3b3330" stroke-width="7" stroke-linecap="round"/>`,
      ground,
    ),
  chair: (ground: string, tint: string) =>
    frame(
      `<path d="M78 40q42-16 84 0l-6 70H84z" fill="${tint}"/><path d="M70 112h100l8 18H62z" fill="${tint}"/>` +
        `<path d="M70 112h100l8 18H62z" fill="#000" opacity=".12"/>` +
        `<path d="M74 130l-10 66M166 130l10 66M100 130l-4 58M140 130l4 58" stroke="#7a5638" stroke-width="6" stroke-linecap="round"/>`,
      ground,
    ),
  armchair: (ground: string, tint: string) =>
    frame(
      `<path d="M66 56q54-26 108 0v62H66z" fill="${tint}"/><rect x="74" y="112" width="92" height="34" rx="12" fill="${tint}"/>` +
        `<rect x="74" y="112" width="92" height="34" rx="12" fill="#fff" opacity=".18"/>` +
        `<path d="M66 96a16 16 0 0 0-24 14l10 52h18zM174 96a16 16 0 0 1 24 14l-10 52h-18z" fill="${tint}"/>` +
        `<path d="M66 146h108v16H66z" fill="#000" opacity=".14"/>` +
        `<path d="M72 162l-6 34M168 162l6 34" stroke="#7a5638" stroke-width="6" stroke-linecap="round"/>`,
      ground,
    ),
  stool: (ground: string, tint: string) =>
    frame(
      `<ellipse cx="120" cy="86" rx="54" ry="15" fill="${tint}"/><path d="M66 86v10c0 8 24 15 54 15s54-7 54-15V86" fill="${tint}"/>` +
        `<path d="M66 92c0 8 24 15 54 15s54-7 54-15v6c0 8-24 15-54 15s-54-7-54-15z" fill="#000" opacity=".14"/>` +
        `<path d="M84 108l-14 86M156 108l14 86M120 112v70M80 156h80" stroke="#7a5638" stroke-width="6" stroke-linecap="round"/>`,
      ground,
    ),
} as const;

export type Drawing = keyof typeof drawings;
