import { describe, expect, it } from 'vitest';
import { layoutPicture, type PictureContent, PICTURE_WIDTH } from './picture-layout.ts';
import { truncateText, wrapText } from './wrap-text.ts';

/** Fixed-width letters. */
const measure = (text: string) => [...text].length * 10;
const line = (text: string, translation?: string) => ({
  startMs: 0,
  endMs: 1,
  text,
  ...(translation && { translation }),
});

describe('text that is too wide', () => {
  it.each([
    ['between words', 'the moon is bright', 90, ['the moon', 'is bright']],
    ['not before closing punctuation', '明月，光', 20, ['明', '月，', '光']],
    ['within a word that alone is too wide', 'abcdefgh', 30, ['abc', 'def', 'gh']],
    ['not at all if it fits', '床前明月光', 50, ['床前明月光']],
  ])('is broken %s', (_where, text, width, rows) => {
    expect(wrapText(text, width, measure)).toEqual(rows);
  });

  it('keeps grapheme clusters of several code points together', () => {
    expect(wrapText('👩‍👩‍👧👩‍👩‍👧', 60, measure)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
  });

  it('is shortened with an ellipsis in a single row', () => {
    expect(truncateText('床前明月光', 40, measure)).toBe('床前明…');
    expect(truncateText('床前', 40, measure)).toBe('床前');
  });
});

describe('picture layout', () => {
  const content = (rest: Partial<PictureContent>): PictureContent => ({
    lines: [line('床前明月光', 'Moonlight before my bed')],
    translated: false,
    title: '静夜思',
    singers: '李白',
    mark: '青音',
    hasCover: true,
    ...rest,
  });
  const measureAt = (size: number) => (text: string) => [...text].length * size;
  const layout = (rest: Partial<PictureContent> = {}) => layoutPicture(content(rest), measureAt);

  it('is as high as its lines need, without overlaps', () => {
    const many = Array.from({ length: 12 }, () => line('举头望明月'));
    const { height, texts } = layout({ lines: many });
    expect(height).toBeGreaterThan(layout().height);
    const rows = texts.filter(({ text }) => text === '举头望明月');
    expect(rows).toHaveLength(12);
    rows
      .slice(1)
      .forEach((row, at) => expect(row.baseline - (rows[at]?.baseline ?? 0)).toBeGreaterThan(row.size));
    expect(Math.max(...texts.map(({ baseline }) => baseline))).toBeLessThan(height);
  });

  it('includes translations only on request', () => {
    const texts = (translated: boolean) => layout({ translated }).texts.map(({ text }) => text);
    expect(texts(true).join(' ')).toContain('Moonlight before my bed');
    expect(texts(false).join(' ')).not.toContain('Moonlight');
  });

  it('gives each row the direction of its line, whatever its own first letter', () => {
    const texts = layout({ lines: [line('سهرنا في Dubai International Airport حتى الصباح')] }).texts;
    const rows = texts.filter(({ bold, size }) => bold && size === texts[0]?.size);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.some(({ text }) => /^[A-Z]/.test(text))).toBe(true);
    expect(rows.every(({ isRtl }) => isRtl)).toBe(true);
    expect(texts.find(({ text }) => text === '静夜思')?.isRtl).toBe(false);
  });

  it('shortens a long title and reserves no space for a missing cover', () => {
    const { texts, cover } = layout({ title: '静'.repeat(60), hasCover: false });
    const title = texts.find(({ text }) => text.endsWith('…'));
    expect(title?.start).toBe(layout().cover?.start);
    expect((title?.start ?? 0) + [...(title?.text ?? '')].length * (title?.size ?? 0)).toBeLessThan(
      PICTURE_WIDTH,
    );
    expect(cover).toBeNull();
  });
});
