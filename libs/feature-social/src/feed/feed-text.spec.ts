import { describe, expect, it } from 'vitest';
import { limitLineBreaks } from './cards/limit-line-breaks.ts';
import { pictureLayout } from './cards/picture-layout.ts';
import { serializeDraftAttachments, parseDraftAttachments } from './composer/draft-attachments.ts';
import { fittedSize } from './composer/compress-picture.ts';
import { unfinishedTopic, insertTopic } from './composer/topic-input.ts';

describe('line breaks of a post', () => {
  it('are limited in number and in empty lines', () => {
    expect(limitLineBreaks('  a \r\n\n\n\n b\u2028c ')).toBe('a\n\nb\nc');
    const lines = limitLineBreaks(Array.from({ length: 140 }, (_, at) => at).join('\n')).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toMatch(/^12 13 .* 139$/);
  });
});

it('picture layout depends on number and size, before pictures load', () => {
  const of = (...sizes: [number, number][]) =>
    pictureLayout(sizes.map(([width, height]) => ({ url: '', width, height })));
  expect(of([300, 200])).toEqual({ columns: 1, ratio: 1.5 });
  expect(of([0, 0]).ratio).toBeCloseTo(4 / 3);
  expect(of([10, 1000]).ratio).toBe(0.75);
  expect(of([1, 1], [1, 1]).columns).toBe(2);
  expect(of([1, 1], [1, 1], [1, 1]).columns).toBe(3);
  expect(of([1, 1], [1, 1], [1, 1], [1, 1]).columns).toBe(2);
});

it('pictures are scaled down to a longest edge of 2048 px', () => {
  expect(fittedSize(4096, 1024)).toEqual({ width: 2048, height: 512 });
  expect(fittedSize(300, 200)).toEqual({ width: 300, height: 200 });
});

it.each([
  ['看 #夏', '夏'],
  ['#', ''],
  ['#夏夜#', null],
  ['#夏夜# #', ''],
  ['a #夏 夜', null],
  ['', null],
])('the topic being typed in %j is %j', (text, begun) => {
  expect(unfinishedTopic(text)).toBe(begun);
});

it('a selected topic completes the typed one, or is appended', () => {
  expect(insertTopic('看 #夏', '夏夜')).toBe('看 #夏夜# ');
  expect(insertTopic('看', '夏夜')).toBe('看#夏夜# ');
});

describe('draft of a post', () => {
  const picture = { key: 'up-1', url: '/a.jpg', width: 1, height: 1, sentAt: 1000 };
  it.each([undefined, null, 7, 'x', { pictures: 7, thing: {}, privacy: 9 }, { pictures: [{ key: 1 }] }])(
    'ignores invalid persisted data: %j',
    (kept) => {
      const extra = parseDraftAttachments(kept, 0);
      expect(extra).toEqual({ pictures: [], thing: null, privacy: 0 });
      expect(serializeDraftAttachments(extra)).toBeUndefined();
    },
  );

  it('drops pictures that the service has already deleted', () => {
    expect(parseDraftAttachments({ pictures: [picture] }, 2000).pictures).toEqual([picture]);
    expect(parseDraftAttachments({ pictures: [picture] }, 1000 + 86_400_000).pictures).toEqual([]);
  });
});
