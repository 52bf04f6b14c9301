/** Pages on each side of the present one. */
const NEIGHBOURS = 2;

/** The first page, those around the present one and the last; null where some are left out. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS,
  );
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1;
    // One page left out takes as much room as the sign for it.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
