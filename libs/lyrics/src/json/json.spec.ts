import { describe, expect, it } from 'vitest';
import { formatOf, readAnyLyrics, detectUnsupportedFormat } from '../ttml.ts';

const read = (value: unknown) => readAnyLyrics(JSON.stringify(value)).lines;
const lines = '[00:01.00]一\n[00:02.00]二';
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('parsing JSON', () => {
  it('reads lines, translations and romanizations of the contract', () => {
    const answer = {
      code: 200,
      lrc: { version: 3, lyric: lines },
      tlyric: { lyric: '[00:01.00]one' },
      romalrc: { lyric: '[00:02.00]èr' },
      klyric: { lyric: '' },
    };
    expect(formatOf(`\uFEFF ${JSON.stringify(answer, null, 2)}`)).toBe('json');
    expect(read(answer)).toMatchObject([
      { startMs: 1000, text: '一', translation: 'one' },
      { startMs: 2000, text: '二', romanisation: 'èr' },
    ]);
  });

  it('reads word times of the contract, and data that only TTML has', () => {
    const yrc = { lyric: '[1000,500](1000,500,0)一' };
    expect(read({ lrc: { lyric: lines }, yrc, ytlrc: { lyric: '[00:01.00]one' } })).toMatchObject([
      { text: '一', words: [{ startMs: 1000 }], translation: 'one' },
    ]);
    const ttml = { lyric: '<tt><body><p begin="1s" end="2s" ttm:agent="v1">一</p></body></tt>' };
    expect(read({ lrc: { lyric: lines }, yrc, ttml })[0]).toMatchObject({ text: '一', agent: 'v1' });
  });

  it.each([
    ['nested in an answer', { result: { data: { lrc: lines } } }],
    ['from LRCLIB', { id: 1, plainLyrics: '一\n二', syncedLyrics: lines }],
    [
      'from a search at LRCLIB',
      [
        { id: 1, syncedLyrics: null },
        { id: 2, syncedLyrics: lines },
      ],
    ],
    ['from QQ Music', { retcode: 0, lyric: base64(lines), trans: '' }],
    ['with HTML', { lyric: lines.replaceAll('\n', '&#10;') }],
    [
      'from Spotify',
      {
        lyrics: {
          syncType: 'LINE_SYNCED',
          lines: [
            { startTimeMs: '1000', words: '一' },
            { startTimeMs: '2000', words: '二' },
          ],
        },
      },
    ],
  ])('reads lyrics %s', (_, value) => {
    expect(read(value).map(({ startMs, text }) => [startMs, text])).toEqual([
      [1000, '一'],
      [2000, '二'],
    ]);
  });

  it('reads other formats inside, and lines without times', () => {
    expect(read({ lyric: '[1000,500]一(1000,500)', trans: '[00:01.00]one' })[0]).toMatchObject({
      words: [{ text: '一' }],
      translation: 'one',
    });
    expect(read({ syncedLyrics: null, plainLyrics: '一\n二' }).map(({ text }) => text)).toEqual(['一', '二']);
    expect(readAnyLyrics('{"lines":[{"words":"一"},{"startTimeMs":"0","words":"二"}]}').timed).toBe(false);
  });

  it.each([
    '{}',
    '{"lrc":{"lyric":""}}',
    '[{"a":1}]',
    '{"name":"x","scripts":{"a":"b"}}',
    '{"lyric":"{\\"lyric\\":\\"a\\"}"}',
  ])('yields no lines for JSON without lyrics: %s', (source) => {
    expect(readAnyLyrics(source).lines).toEqual([]);
  });

  it('names the format of JSON without lyrics', () => {
    expect(detectUnsupportedFormat('{"name":"x"}')).toEqual({ name: 'JSON', encrypted: false });
  });

  it.each(['{"t":0,"c":[{"tx":"作词"}]}\n[00:01.00]a', '[{not json', '{"lrc":', '[00:01.00]{a}'])(
    'does not detect JSON in %s',
    (source) => {
      expect(formatOf(source)).not.toBe('json');
      expect(detectUnsupportedFormat(source)).toBeUndefined();
    },
  );

  it('parses very deep and very wide documents fast', () => {
    for (const source of [
      `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`,
      `[${'{"lyric":1},'.repeat(80_000)}{}]`,
    ])
      expect(readAnyLyrics(source).lines).toEqual([]);
  });
});
