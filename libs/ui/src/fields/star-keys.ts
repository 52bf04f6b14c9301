/** Most stars of a rating. */
export const MOST_STARS = 5;

/**
 * Rating that a key pressed on the star control chooses: arrow keys in reading direction, Home, End, digits, and Delete
 * or Backspace, which remove it. Undefined for other keys.
 *
 * @param stars the present rating, 0 to 5
 */
export function starsForKey(key: string, stars: number, rtl: boolean): number | undefined {
  const within = (next: number) => Math.min(MOST_STARS, Math.max(1, next));
  switch (key) {
    case 'ArrowRight':
      return within(stars + (rtl ? -1 : 1));
    case 'ArrowLeft':
      return within(stars + (rtl ? 1 : -1));
    case 'ArrowDown':
      return within(stars + 1);
    case 'ArrowUp':
      return within(stars - 1);
    case 'Home':
      return 1;
    case 'End':
      return MOST_STARS;
    case 'Delete':
    case 'Backspace':
      return 0;
    default:
      return /^[0-5]$/.test(key) ? Number(key) : undefined;
  }
}
