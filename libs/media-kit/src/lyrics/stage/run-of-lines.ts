/** The way in which rows follow each other, so that nothing else need know whether they are lines or columns. */
export interface RunOfLines {
  /** Where a row begins, px from the first row's side. */
  startOf(row: HTMLElement): number;
  /** How much of the way a row takes, px. */
  sizeOf(row: HTMLElement): number;
  /** How much of the way is seen, px. */
  seenBy(scroller: HTMLElement): number;
  /** How far it is scrolled from the first row, px. */
  scrolled(scroller: HTMLElement): number;
  scrollTo(scroller: HTMLElement, px: number): void;
  /** A transform that shows a row so much farther on the way, px. */
  farther(px: number): string;
  /** How much farther on the way a row is shown than it stands, px. */
  fartherBy(shown: DOMMatrix): number;
  /** Where the eye rests, as a share of what is seen. */
  rest: number;
}

/** Lines, from top to bottom. */
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
/** Without a zero that has a sign. */
const against = (px: number): number => 0 - px;

/** Columns, from right to left: scrolled by less than nothing, as everywhere that begins at the right. */
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
