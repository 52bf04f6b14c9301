/** Parses a whole number in a range; null for other texts. */
export function parseNumber(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
