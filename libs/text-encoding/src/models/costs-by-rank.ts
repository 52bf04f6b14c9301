/**
 * Costs of characters by their rank in a frequency list. They rise linearly up to `places` and are constant behind
 * it.
 *
 * @param first bits of the first character
 * @param last bits from `places` on
 * @param places default: the whole list
 */
export function costsByRank(
  characters: string,
  first: number,
  last: number,
  places?: number,
): ReadonlyMap<string, number> {
  const all = [...new Set(characters)];
  const rise = (last - first) / (places ?? all.length);
  return new Map(all.map((character, at) => [character, Math.min(last, first + rise * at)]));
}
