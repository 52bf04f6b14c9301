import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PlaylistFileContent,
  readPlaylistFile,
  readTextList,
  detectUnreadableBytes,
  writeCsv,
  writeJson,
  writeM3u,
} from './index.ts';

const FILES = ['m3u', 'm3u8', 'csv', 'tsv', 'json', 'jsonl', 'txt', 'md', 'pls', 'xspf', 'wpl', 'asx', 'xml']
  .concat(['b4s', 'ttpl', 'kgl', 'cue', 'dpl', 'mpcpl', 'aimppl4', 'plist'])
  .map((type) => `x.${type}`);

/** Fragments of all formats in random order. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '#EXTM3U\n',
      '#EXTINF:1 a="',
      '#EXTINF:,',
      '#QINGYIN-SONG:1 a\n',
      '"',
      "'",
      ',',
      ';',
      '\t',
      '|',
      '\r',
      '\n',
    ],
    ...[
      'sep=;\n',
      'title,artist\n',
      '歌名|歌手\n',
      '[playlist]\n',
      'File1=',
      'Title99999999999999999999=',
      '=',
      '%E9',
      '%',
    ],
    ...[
      '<playlist>',
      '<track>',
      '<title>',
      '</track>',
      '</a>',
      '<plist>',
      '<dict>',
      '<key>Name</key>',
      '<string>',
      '</dict>',
    ],
    ...[
      '<!DOCTYPE a [',
      ']>',
      '<![CDATA[',
      ']]>',
      '&#x110000;',
      '&a;',
      '{',
      '[',
      '}',
      ']',
      '{"tracks":[',
      '"name":',
      ':',
    ],
    ...[
      'TRACK 01 AUDIO\n',
      'TITLE "',
      'INDEX 01 99:99:99\n',
      'DAUMPLAYLIST\n',
      '1*file*',
      'MPCPLAYLIST\n',
      '1,filename,',
    ],
    ...[
      '#-----CONTENT-----#\n',
      '《',
      '》',
      ' - ',
      '1. ',
      '| a |\n',
      '|---|\n',
      '\0',
      '\ud800',
      '\ufeff',
      '\u2028',
      '🎵 ',
      '01',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

describe('random input', () => {
  it('is read without an error into songs with titles', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FILES), text, async (file, content) => {
        const { songs, name } = await readPlaylistFile(file, content);
        expect(typeof name).toBe('string');
        for (const song of [...songs, ...readTextList(content).songs]) {
          expect(song.title.trim()).not.toBe('');
          expect(song.title.length).toBeLessThanOrEqual(500);
          expect(Number.isFinite(song.durationMs) && song.durationMs >= 0).toBe(true);
          expect(song.artists.every((artist) => artist.trim() !== '')).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is classified by its bytes without an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 64 }), (file, bytes) => {
        expect(['string', 'object']).toContain(typeof detectUnreadableBytes(file, bytes));
      }),
    );
  });
});

/** Size of an input, UTF-16 units: a fraction of the largest accepted file. */
const SIZE = 100_000;
const repeated = (part: string, size = SIZE) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
const HUGE: [string, string][] = [
  ['one line of letters', repeated('a')],
  ['one line of blanks', `a${repeated(' ', SIZE - 2)}b`],
  ['one line of tabs and blanks', `a${repeated('\t ', SIZE - 2)}b`],
  ['lines of blanks', repeated(`a${' '.repeat(490)}b\n`)],
  ['quotes', repeated('"')],
  ['quotes and separators', repeated('",')],
  ['an open quote', `title,artist\n"${repeated('a\n')}`],
  ['separators', repeated(',')],
  ['columns', `title,artist\n${repeated('a;')}`],
  ['line ends', repeated('\n')],
  ['CR line ends', repeated('\r')],
  ['book title marks', repeated('《')],
  ['lines of book title marks', repeated(`${'《'.repeat(400)}\n`)],
  ['dashes', repeated(' - ')],
  ['lines of dashes', repeated(`${' -'.repeat(200)}\n`)],
  ['numbers', repeated('1')],
  ['lines of numbers', repeated('1\n')],
  ['brackets', repeated('[')],
  ['braces', repeated('{"data":')],
  ['lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['elements in elements', `<playlist>${repeated('<track>')}`],
  ['dicts in dicts', `<plist>${repeated('<dict>')}`],
  ['closing tags', `<playlist>${repeated('</a>')}`],
  ['an attribute', `<playlist><track a="${repeated('a')}`],
  ['attributes', `<playlist><track ${repeated('a b=c ')}`],
  ['entities', `<playlist><title>${repeated('&a;')}`],
  ['EXTINF with an open quote', `#EXTM3U\n#EXTINF:1 a="${repeated('b ')}`],
  ['EXTINF attributes', `#EXTM3U\n#EXTINF:1 ${repeated('a="b" ')}\nx.mp3`],
  ['percent signs', `#EXTM3U\n${repeated('%E9')}`],
  ['numbered keys', `[playlist]\n${repeated('File1=a\n')}`],
  ['share texts', repeated('分享的单曲')],
  ['links', repeated('[a](')],
  ['stars', repeated('**a')],
];

describe('huge input', () => {
  const cases = HUGE.flatMap(([what, huge]) =>
    ['m3u', 'csv', 'json', 'txt', 'xspf', 'pls', 'cue'].map((type) => [what, `x.${type}`, huge] as const),
  );
  // A parser whose time is quadratic in the size would need minutes.
  it.each(cases)(
    '%s: %s is read in linear time',
    async (_, file, huge) => {
      const { songs } = await readPlaylistFile(file, huge);
      expect(songs.every(({ title }) => title.length <= 500)).toBe(true);
    },
    30_000,
  );
});

/** Text of a song: no surrounding spaces, control characters or lone surrogates. */
const content = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => value.replace(/[\s\p{C}]+/gu, ' ').trim())
  .filter(Boolean);
const artist = content.filter((value) => !value.includes(';'));
const song = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 40 }),
  title: content,
  artists: fc.array(artist, { maxLength: 3 }),
  album: fc.oneof(fc.constant(''), content),
  durationMs: fc.integer({ min: 0, max: 20_000 }).map((seconds) => seconds * 1000),
});
const list = fc.record({ name: content, songs: fc.array(song, { minLength: 1, maxLength: 8 }) });

/** What a format preserves of a list. */
type Kept = (songs: PlaylistFileContent['songs']) => PlaylistFileContent['songs'];
const asItWas: Kept = (songs) => songs;
const artistsInOne: Kept = (songs) =>
  songs.map((each) => ({ ...each, artists: [each.artists.join(', ')].filter(Boolean) }));

it.each([
  ['CSV as it was', writeCsv, 'x.csv', asItWas],
  ['JSON as it was', writeJson, 'x.json', asItWas],
  ['M3U as it was, its artists in one', writeM3u, 'x.m3u8', artistsInOne],
])('a written list is read back equal: %s', async (_, write, file, kept) => {
  await fc.assert(
    fc.asyncProperty(list, async (value) => {
      expect((await readPlaylistFile(file, write(value))).songs).toEqual(kept(value.songs));
    }),
  );
});
