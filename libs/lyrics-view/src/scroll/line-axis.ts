/** Axis along which lyric rows follow each other; hides the difference between lines and columns. */
export interface LineAxis {
  /** Distance from the first row's start to the row's start, px. */
  startOf(row: HTMLElement): number;
  /** Size of a row along the axis, px. */
  sizeOf(row: HTMLElement): number;
  /** Visible size along the axis, px. */
  visibleSize(scroller: HTMLElement): number;
  /** Scroll position along the axis, px. */
  scrollPosition(scroller: HTMLElement): number;
  scrollTo(scroller: HTMLElement, px: number): void;
  /** CSS transform that moves a row forward by `px`. */
  moveForward(px: number): string;
  /** Distance by which a computed transform moves a row forward, px. */
  movedForwardBy(shown: DOMMatrix): number;
  /** Position of the active row, as a share of the visible size. */
  activePosition: number;
}

/** Horizontal lines, from top to bottom. */
export const lineAxis: LineAxis = {
  startOf: (row) => row.offsetTop,
  sizeOf: (row) => row.offsetHeight,
  visibleSize: (scroller) => scroller.clientHeight,
  scrollPosition: (scroller) => scroller.scrollTop,
  scrollTo: (scroller, px) => {
    scroller.scrollTop = px;
  },
  moveForward: (px) => `translateY(${String(px)}px)`,
  movedForwardBy: ({ m42 }) => m42,
  // A little above the middle.
  activePosition: 0.42,
};

const scrollerOf = (row: HTMLElement): number => row.offsetParent?.clientWidth ?? 0;
/** Negation without −0. */
const against = (px: number): number => 0 - px;

/** Vertical columns from right to left; `scrollLeft` is negative, as in all right-to-left scrollers. */
export const columnAxis: LineAxis = {
  startOf: (row) => scrollerOf(row) - row.offsetLeft - row.offsetWidth,
  sizeOf: (row) => row.offsetWidth,
  visibleSize: (scroller) => scroller.clientWidth,
  scrollPosition: (scroller) => against(scroller.scrollLeft),
  scrollTo: (scroller, px) => {
    scroller.scrollLeft = against(px);
  },
  moveForward: (px) => `translateX(${String(against(px))}px)`,
  movedForwardBy: ({ m41 }) => against(m41),
  activePosition: 0.5,
};
