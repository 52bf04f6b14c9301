import { describe, expect, it } from 'vitest';
import { lineAxis, columnAxis, type LineAxis } from './line-axis.ts';

/** Fakes the layout of a scroller and its rows, which jsdom does not compute. */
function laidOut(vertical: boolean, sizes: readonly number[], seen: number) {
  const scroller = { clientWidth: seen, clientHeight: seen, scrollLeft: 0, scrollTop: 0 };
  let before = 0;
  const rows = sizes.map((size) => {
    const row = vertical
      ? { offsetLeft: seen - before - size, offsetWidth: size, offsetTop: 9, offsetHeight: 333 }
      : { offsetTop: before, offsetHeight: size, offsetLeft: 9, offsetWidth: 333 };
    before += size;
    return { ...row, offsetParent: scroller } as unknown as HTMLElement;
  });
  return { scroller: scroller as unknown as HTMLElement, rows };
}

/** Deterministic samples of row sizes. */
const samples = Array.from({ length: 20 }, (_, seed) =>
  Array.from({ length: 3 + (seed % 9) }, (__, at) => 20 + ((seed * 31 + at * 17) % 70)),
);

describe.each([
  ['lines', lineAxis, false],
  ['columns', columnAxis, true],
] as [string, LineAxis, boolean][])('%s', (_name, run, vertical) => {
  it('are adjacent without gaps, starting at 0', () => {
    for (const sizes of samples) {
      const { rows } = laidOut(vertical, sizes, 200);
      let end = 0;
      rows.forEach((row, at) => {
        expect(run.startOf(row)).toBe(end);
        expect(run.sizeOf(row)).toBe(sizes[at]);
        end += run.sizeOf(row);
      });
    }
  });

  it('scroll to the requested position', () => {
    const { scroller } = laidOut(vertical, [50, 50], 80);
    for (const px of [0, 7, 40]) {
      run.scrollTo(scroller, px);
      expect(run.scrollPosition(scroller)).toBe(px);
    }
  });
});

it('columns progress to the left in layout, scrolling and transforms', () => {
  const { scroller, rows } = laidOut(true, [50, 50], 80);
  expect((rows[1]?.offsetLeft ?? 0) < (rows[0]?.offsetLeft ?? 0)).toBe(true);
  columnAxis.scrollTo(scroller, 30);
  expect(scroller.scrollLeft).toBe(-30);
  expect(columnAxis.moveForward(30)).toBe('translateX(-30px)');
  expect(columnAxis.movedForwardBy({ m41: -30, m42: 5 } as DOMMatrix)).toBe(30);
});

it('lines progress downwards in transforms', () => {
  expect(lineAxis.moveForward(30)).toBe('translateY(30px)');
  expect(lineAxis.movedForwardBy({ m41: 5, m42: 30 } as DOMMatrix)).toBe(30);
});
