/** Least width of a card and gaps of a grid, px, as in MediaGrid (docs/specification/visual-design.md). */
const phone = { least: 136, gap: 14, rowGap: 20 };
const desktop = { least: 168, gap: 24, rowGap: 24 };

/** Columns of a grid of cards with their size, px. */
export interface CardColumns {
  columns: number;
  gap: number;
  rowGap: number;
  /** width of a card */
  width: number;
}

/** As many columns as fit into a width (px), as `MediaGrid` has them. */
export function cardColumns(width: number, onPhone: boolean): CardColumns {
  const { least, gap, rowGap } = onPhone ? phone : desktop;
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return { columns, gap, rowGap, width: (width - gap * (columns - 1)) / columns };
}
