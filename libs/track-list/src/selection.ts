/** Selected rows by index, and the anchor of range selections. */
export interface Selection {
  readonly rows: ReadonlySet<number>;
  readonly anchor: number;
}

export const emptySelection: Selection = { rows: new Set(), anchor: 0 };

const range = (from: number, to: number): number[] => {
  const low = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, step) => low + step);
};

/** Selects only this row. */
export const selectOnly = (index: number): Selection => ({ rows: new Set([index]), anchor: index });

/** Toggles one row (Ctrl/⌘-click). */
export function toggle({ rows }: Selection, index: number): Selection {
  const next = new Set(rows);
  if (!next.delete(index)) next.add(index);
  return { rows: next, anchor: index };
}

/** Selects the range from the anchor to this row (Shift-click, Shift-arrow). */
export const selectRange = ({ anchor }: Selection, index: number): Selection => ({
  rows: new Set(range(anchor, index)),
  anchor,
});

/** Selects all rows (Ctrl/⌘-A). */
export const selectAll = (count: number): Selection => ({
  rows: new Set(count > 0 ? range(0, count - 1) : []),
  anchor: 0,
});

/** Selected indices in list order. */
export const selectedRows = ({ rows }: Selection): number[] => [...rows].sort((a, b) => a - b);
