import { beforeEach, describe, expect, it } from 'vitest';
import { type DropMark, dropMarkAt, gapOf } from './drop-mark.ts';

/** A list of five entries of 100 × 100 px, three in a row. */
let list: HTMLElement;
let entries: Element[];

beforeEach(() => {
  list = document.createElement('ul');
  entries = Array.from({ length: 5 }, (_, at) => {
    const entry = document.createElement('li');
    const [left, top] = [(at % 3) * 100, Math.floor(at / 3) * 100];
    entry.getBoundingClientRect = () => new DOMRect(left, top, 100, 100);
    list.append(entry);
    return entry;
  });
  document.body.replaceChildren(list);
});

const over = (place: number, clientX: number, clientY: number, columns = true) =>
  dropMarkAt(entries, { target: entries[place] ?? list, clientX, clientY }, columns);
const [before, after] = (['before', 'after'] as const).map((side) => (place: number): DropMark => ({
  place,
  side,
})) as [(place: number) => DropMark, (place: number) => DropMark];
const NONE = -1;

describe('a dragged entry is inserted', () => {
  it('at the nearer side of the entry below the pointer', () => {
    expect(over(1, 120, 90)).toEqual(before(1));
    expect(over(1, 180, 10)).toEqual(after(1));
  });

  it('above or below the entry if entries stand one below the other', () => {
    expect(over(1, 180, 10, false)).toEqual(before(1));
    expect(over(1, 120, 90, false)).toEqual(after(1));
  });

  it('at the side in reading direction', () => {
    (entries[1] as HTMLElement).style.direction = 'rtl';
    expect(over(1, 120, 90)).toEqual(after(1));
  });

  it('after the last entry in the empty space behind and below it, else nowhere between entries', () => {
    expect(over(NONE, 250, 150)).toEqual(after(4));
    expect(over(NONE, 10, 230)).toEqual(after(4));
    expect(over(NONE, 10, 230, false)).toEqual(after(4));
    expect(over(NONE, 101, 50)).toBeNull();
  });
});

it('the gap after an entry is the one before the next', () => {
  expect(gapOf(after(1))).toBe(gapOf(before(2)));
});
