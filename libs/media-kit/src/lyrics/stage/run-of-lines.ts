/** Axis along which lyric rows follow each other; hides the difference between lines and columns. */
export interface RunOfLines {
  /** Distance from the first row's start to the row's start, px. */
  startOf(row: HTMLElement): number;
  /** Size of a row along the axis, px. */
  sizeOf(row: HTMLElement): number;
  /** Visible size along the axis, px. */
  seenBy(scroller: HTMLElement): number;
  /** Scroll position along the axis, px. */
  scrolled(scroller: HTMLElement): number;
  scrollTo(scroller: HTMLElement, px: number): void;
  /** CSS transform that moves a row forward by `px`. */
  farther(px: number): string;
  /** Distance by which a computed transform moves a row forward, px. */
  fartherBy(shown: DOMMatrix): number;
  /** Position of the active row, as a share of the visible size. */
  rest: number;
}

/** Horizontal lines, from top to bottom. */
export const downwards: RunOfLines = {
  startOf: (row) => row.offsetTop,
  sizeOf: (row) => row.offsetHeight,
  seenBy: (scroller) => scroller.clientHeight,
  scrolled: (scroller) => scroller.scrollTop,
  scrollTo: (scroller, px) => {
    scroller.scrollTop = px;
  },
  farther: (px) => `translateY(${String(px)}px)`,
  fartherBy: ({ m42 }) => m42,
  // A little above the middle.
  rest: 0.42,
};

const scrollerOf = (row: HTMLElement): number => row.offsetParent?.clientWidth ?? 0;
/** Negation without −0. */
const against = (px: number): number => 0 - px;

/** Vertical columns from right to left; `scrollLeft` is negative, as in all right-to-left scrollers. */
export const leftwards: RunOfLines = {
  startOf: (row) => scrollerOf(row) - row.offsetLeft - row.offsetWidth,
  sizeOf: (row) => row.offsetWidth,
  seenBy: (scroller) => scroller.clientWidth,
  scrolled: (scroller) => against(scroller.scrollLeft),
  scrollTo: (scroller, px) => {
    scroller.scrollLeft = against(px);
  },
  farther: (px) => `translateX(${String(against(px))}px)`,
  fartherBy: ({ m41 }) => against(m41),
  rest: 0.5,
};
