/** Pages on each side of the current one. */
const NEIGHBOURS = 2;

/** Page numbers for pagination: the first page, those around the current one and the last; null for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS,
  );
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1;
    // A gap of one page takes as much room as its ellipsis.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
