/** Side of an entry at which a dragged one is inserted. */
export interface DropMark {
  place: number;
  side: 'before' | 'after';
}

/** Place before which a dragged entry is inserted. */
export const gapOf = ({ place, side }: DropMark): number => (side === 'before' ? place : place + 1);

interface Pointer {
  target: EventTarget | null;
  clientX: number;
  clientY: number;
}

/**
 * Where a dragged entry is inserted: at the nearer side of the entry below the pointer, or after the last one in the
 * empty space behind it; null between entries.
 *
 * @param columns the entries stand in rows side by side
 */
export function dropMarkAt(entries: readonly Element[], pointer: Pointer, columns: boolean): DropMark | null {
  const { target, clientX: x, clientY: y } = pointer;
  const place = entries.findIndex((entry) => target instanceof Node && entry.contains(target));
  const entry = entries[place];
  if (entry) {
    const { left, top, width, height } = entry.getBoundingClientRect();
    const inFirstHalf = columns ? isBefore(x, left + width / 2, entry) : y < top + height / 2;
    return { place, side: inFirstHalf ? 'before' : 'after' };
  }
  const last = entries.at(-1);
  if (!last) return null;
  const box = last.getBoundingClientRect();
  const behind = columns && y > box.top && !isBefore(x, box.left + box.width / 2, last);
  return behind || y > box.bottom ? { place: entries.length - 1, side: 'after' } : null;
}

/** Whether `x` comes before `middle` in reading direction. */
function isBefore(x: number, middle: number, element: Element): boolean {
  const rtl = getComputedStyle(element).direction === 'rtl';
  return rtl ? x > middle : x < middle;
}
