/** Selected rows by index, and the anchor of range selections. */
export interface Selection {
  readonly chosen: ReadonlySet<number>;
  readonly anchor: number;
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: 0 };

const range = (from: number, to: number): number[] => {
  const low = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, step) => low + step);
};

/** Selects only this row. */
export const choose = (index: number): Selection => ({ chosen: new Set([index]), anchor: index });

/** Toggles one row (Ctrl/⌘-click). */
export function toggle({ chosen }: Selection, index: number): Selection {
  const next = new Set(chosen);
  if (!next.delete(index)) next.add(index);
  return { chosen: next, anchor: index };
}

/** Selects the range from the anchor to this row (Shift-click, Shift-arrow). */
export const extend = ({ anchor }: Selection, index: number): Selection => ({
  chosen: new Set(range(anchor, index)),
  anchor,
});

/** Selects all rows (Ctrl/⌘-A). */
export const chooseAll = (count: number): Selection => ({
  chosen: new Set(count > 0 ? range(0, count - 1) : []),
  anchor: 0,
});

/** Selected indices in list order. */
export const inOrder = ({ chosen }: Selection): number[] => [...chosen].sort((a, b) => a - b);
