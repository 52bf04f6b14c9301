/**
 * Least widths of cards and gaps of a grid by size of the window, px, as in MediaGrid.module.css
 * (docs/specification/visual-design.md).
 */
const sizes = {
  phone: { square: 136, wide: 220, gap: 14, rowGap: 20 },
  desktop: { square: 168, wide: 248, gap: 24, rowGap: 24 },
  large: { square: 168, wide: 320, gap: 24, rowGap: 24 },
};

export type WindowSize = keyof typeof sizes;

/** Shape of the covers of a grid: `wide` is 16:9. */
export type GridShape = 'square' | 'wide';

/** Columns of a grid of cards with their size, px. */
export interface CardColumns {
  columns: number;
  gap: number;
  rowGap: number;
  /** width of a card */
  width: number;
}

/** As many columns as fit into a width (px), as `MediaGrid` has them. */
export function cardColumns(width: number, size: WindowSize, shape: GridShape = 'square'): CardColumns {
  const { [shape]: least, gap, rowGap } = sizes[size];
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return { columns, gap, rowGap, width: (width - gap * (columns - 1)) / columns };
}
