import { describe, expect, it } from 'vitest';
import { detectEncoding } from './detect.ts';
import type { TextEncoding } from './encodings.ts';
import { encode } from './testing/encode.ts';
import { names } from './testing/names.ts';

const languages = (Object.keys(names) as (keyof typeof names)[]).map((encoding) => ({
  encoding,
  list: names[encoding],
}));
/** Songs of three fields: title, artist, album. */
const songs = (list: readonly string[]): string[][] =>
  list.map((_, at) => [0, 1, 2].map((ahead) => list[(at + ahead * 7) % list.length] ?? ''));
/** Share of single names that must be sure; some are too short. */
const SURE_ALONE = 0.75;

describe.each(languages)('$encoding', ({ encoding, list }) => {
  it('never detects a single name surely as another language', () => {
    const wrong = list.filter((name) => {
      const detected = detectEncoding([encode(name, encoding)]);
      return detected.sure && detected.encoding !== encoding;
    });
    expect(wrong).toEqual([]);
  });

  it('detects most single names', () => {
    const sure = list.filter((name) => detectEncoding([encode(name, encoding)]).sure);
    expect(sure.length / list.length).toBeGreaterThan(SURE_ALONE);
  });

  it('detects title, artist and album together', () => {
    const unrecognised = songs(list).filter((texts) => {
      const detected = detectEncoding(texts.map((text) => encode(text, encoding)));
      return detected.encoding !== encoding;
    });
    expect(unrecognised).toEqual([]);
  });
});

it('keeps every Western name as windows-1252', () => {
  const changed = names['windows-1252'].filter(
    (name) => detectEncoding([encode(name, 'windows-1252')]).encoding !== 'windows-1252',
  );
  expect(changed).toEqual([]);
});

it.each<[TextEncoding, string[]]>([
  ['windows-1250', ['Dziwny jest ten świat', 'Czesław Niemen', 'Kochać inaczej']],
  ['windows-1250', ['Żíznivá země', 'Čechomor', 'Píseň']],
  ['windows-1254', ['Çığlık', 'Işın Karaca', 'Sığınak']],
  ['windows-1254', ['Şımarık', 'Tarkan', 'AŞK']],
])('does not detect names in %s, which is a preview only, as another script: %j', (encoding, texts) => {
  expect(detectEncoding(texts.map((text) => encode(text, encoding))).encoding).toBe('windows-1252');
});

it('uses the file name for titles that are too short', () => {
  const title = encode('忐忑', 'gb18030');
  expect(detectEncoding([title]).encoding).not.toBe('gb18030');
  expect(detectEncoding([title], '03 忐忑.mp3')).toEqual({ encoding: 'gb18030', sure: true });
});

it('tolerates a truncated character at the end of a field', () => {
  const title = encode('月光曲选集无名乐队', 'gb18030');
  expect(detectEncoding([title.subarray(0, -1)])).toEqual({ encoding: 'gb18030', sure: true });
});

it('judges a long text by its beginning', () => {
  const text = encode('第一行歌词\n'.repeat(200_000), 'gb18030');
  expect(detectEncoding([text])).toEqual({ encoding: 'gb18030', sure: true });
});
