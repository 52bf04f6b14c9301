import { expect, it } from 'vitest';
import { type Draft, parseDrafts, unsentRemainder, withDraft } from './drafts.ts';

it.each([undefined, null, 'x', 7, { a: null, b: { words: 1, time: 1 }, c: { words: '' } }])(
  'reads no drafts from the stored value %j',
  (kept) => {
    expect(parseDrafts(kept)).toEqual({});
  },
);

it('replaces the draft of the same key and removes it for null', () => {
  const begun = withDraft({ other: { words: 'x', time: 1 } }, 'post', { words: 'a', time: 2 });
  const changed = withDraft(begun, 'post', { words: 'ab', extra: 7, time: 3 });
  expect(changed).toEqual({ other: { words: 'x', time: 1 }, post: { words: 'ab', extra: 7, time: 3 } });
  expect(withDraft(changed, 'post', null)).toEqual({ other: { words: 'x', time: 1 } });
});

it('drops the oldest drafts beyond 50', () => {
  let drafts: Readonly<Record<string, Draft>> = {};
  for (let time = 1; time <= 60; time += 1) drafts = withDraft(drafts, `k${time}`, { words: 'x', time });
  expect(Object.keys(drafts)).toHaveLength(50);
  expect(drafts).not.toHaveProperty('k10');
  expect(drafts).toHaveProperty('k11');
});

it.each([
  ['ab', 'ab', ''],
  [' ab ', 'ab', ''],
  ['ab\nand more', 'ab', 'and more'],
  ['abc', 'ab', 'c'],
  ['later', '', 'later'],
  ['a changed b', 'ab', 'a changed b'],
])('with %j written and %j sent, %j remains', (text, sent, left) => {
  expect(unsentRemainder(text, sent)).toBe(left);
});
