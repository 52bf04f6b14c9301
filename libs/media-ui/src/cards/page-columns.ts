import { cardColumns, type GridShape, type WindowSize } from './card-columns.ts';

/** Greatest width of the content, px: `--qy-content` in libs/ui/src/styles/tokens.css. */
const CONTENT_PX = 2240;
/** Least width of a large window, px, as in MediaGrid.module.css. */
const LARGE_PX = 2000;

/**
 * Width reserved for a scroll bar, px. Too few columns shift nothing when one is added; too many cause a second
 * row.
 */
const SCROLLBAR_PX = 15;

/** Greatest numbers of columns of a grid in any window: that many cards fill a row everywhere. */
export const MAX_COLUMNS = { square: 11, wide: 6 } as const;

/**
 * Estimated number of columns of a page-wide grid, computed from the design's numbers without a layout
 * (docs/specification/visual-design.md); 0 without a window.
 */
export function pageColumns(shape: GridShape = 'square'): number {
  return typeof window === 'undefined' ? 0 : columnsIn(window.innerWidth, shape);
}

function columnsIn(windowWidth: number, shape: GridShape): number {
  if (windowWidth < 720) return cardColumns(windowWidth - 2 * 16, 'phone', shape).columns;
  const navigation = windowWidth > 1080 ? 232 : 64;
  const gutter = windowWidth < 1024 ? 24 : 40;
  const page = windowWidth - SCROLLBAR_PX - navigation - 2 * gutter;
  const size: WindowSize = windowWidth < LARGE_PX ? 'desktop' : 'large';
  return cardColumns(Math.min(page, CONTENT_PX), size, shape).columns;
}
