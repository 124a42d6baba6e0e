/** Stands in until the screen is there. */
export default function Page() {
  return null;
}
