import { encode } from '@qingyin/text-encoding/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CueSheetError } from './cue-sheet.ts';
import { LARGEST_SHEET, readCueSheet } from './read-cue-sheet.ts';
import { sheetText } from './testing/sheet-text.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readCueSheet(bytesOf(text));
const tracksOf = (text: string) => read(text).tracks.map(({ title, start }) => [title, start]);

const FULL = `REM GENRE 民谣
REM DATE 2003/7/31
REM DISCID 6D0A8B09
REM COMMENT "ExactAudioCopy v1.0"
REM DISCNUMBER 1
REM TOTALDISCS 2
REM REPLAYGAIN_ALBUM_GAIN -6.50 dB
CATALOG 4711234567890
PERFORMER "林间"
SONGWRITER "李白"
TITLE "山中"
FILE "C:\\Music\\山中\\CDImage.wav" WAVE
  TRACK 01 AUDIO
    TITLE "静夜思"
    PERFORMER "王维"
    SONGWRITER "李白"
    ISRC TWA450300101
    FLAGS DCP PRE
    REM REPLAYGAIN_TRACK_GAIN -7.12 dB
    PREGAP 00:00:33
    INDEX 01 00:00:00
    POSTGAP 00:02:00
  TRACK 02 AUDIO
    TITLE "关山月"
    INDEX 00 03:58:70
    INDEX 01 04:01:05
    INDEX 02 05:00:00
  TRACK 03 MODE1/2352
    TITLE "Data"
    INDEX 01 50:00:00
`;

describe('readCueSheet', () => {
  it('reads all that a sheet says of a disc and its tracks', () => {
    expect(read(FULL)).toMatchObject({
      ...{ title: '山中', performer: '林间', songwriter: '李白', catalog: '4711234567890', genre: '民谣' },
      ...{ date: '2003-07-31', comment: 'ExactAudioCopy v1.0', discNo: 1, discTotal: 2, albumGain: -6.5 },
      files: [{ name: 'CDImage.wav', type: 'WAVE' }],
      tracks: [
        {
          ...{ number: 1, title: '静夜思', performer: '王维', songwriter: '李白', isrc: 'TWA450300101' },
          ...{ flags: ['DCP', 'PRE'], start: 0, gapStart: null, pregap: 33, postgap: 150, trackGain: -7.12 },
        },
        { number: 2, title: '关山月', performer: '', gapStart: 17_920, start: 18_080, trackGain: null },
      ],
    });
  });

  it('takes lines of a data track for no other track', () => {
    expect(read(FULL).tracks).toHaveLength(2);
    expect(read(FULL).tracks[1]?.title).toBe('关山月');
  });

  it.each([
    ['carriage returns only', (text: string) => text.replace(/\r\n/g, '\r')],
    [
      'lower case',
      (text: string) =>
        text.replace(/\b(?:TITLE|FILE|TRACK|INDEX|AUDIO|PERFORMER)\b/g, (word) => word.toLowerCase()),
    ],
    ['tabs', (text: string) => text.replace(/ {2,}/g, '\t\t').replace(/(TITLE|INDEX) /g, '$1\t')],
    ['no quotation marks', (text: string) => text.replaceAll('"', '')],
    ['no closing quotation marks', (text: string) => text.replace(/"(?=\r|$)/gm, '')],
    ['single quotation marks', (text: string) => text.replaceAll('"', "'")],
    ['typographic quotation marks', (text: string) => text.replace(/"(.*)"/g, '“$1”')],
    [
      'comments and empty lines',
      (text: string) => text.replace(/\r\n/g, '\r\n\r\n; 注释\r\nREM TITLE x\r\n'),
    ],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['dots in times', (text: string) => text.replace(/(\d\d):(\d\d):(\d\d)/g, '$1:$2.$3')],
  ])('reads sheets with %s', (_what, change) => {
    const text = sheetText([
      { title: '静夜思', start: '00:00:00' },
      { title: "Don't 走", start: '04:01:05' },
    ]);
    const sheet = read(change(text));
    expect(sheet).toMatchObject({ title: '山中', performer: '林间', files: [{ name: 'CDImage.wav' }] });
    expect(sheet.tracks.map(({ title, start }) => [title, start])).toEqual([
      ['静夜思', 0],
      ["Don't 走", 18_080],
    ]);
  });

  it('keeps quotation marks that belong to a title', () => {
    const titled = (title: string) => read(`TRACK 01 AUDIO\nTITLE ${title}`).tracks[0]?.title;
    expect(titled(`"Heroes" (Live)`)).toBe('"Heroes" (Live)');
    expect(titled(`'Round Midnight`)).toBe("'Round Midnight");
    expect(titled(String.raw`"The \"Best\" Song"`)).toBe('The "Best" Song');
    expect(titled('"The ""Best"" Song"')).toBe('The "Best" Song');
  });

  it.each([
    ['gb18030', ['静夜思', '关山月'], '月下独酌', '李白'],
    ['big5', ['靜夜思', '關山月'], '葉惠美', '周杰倫'],
    ['shift_jis', ['さくら', '雪の華'], '上を向いて歩こう', '宇多田ヒカル'],
    ['euc-kr', ['봄날', '인연'], '나는 나비', '이선희'],
  ] as const)('reads sheets in %s', (encoding, titles, title, performer) => {
    const text = sheetText(
      titles.map((each, at) => ({ title: each, start: `0${at}:00:00` })),
      { title, performer },
    );
    const sheet = readCueSheet(encode(text, encoding));
    expect(sheet).toMatchObject({ title, performer });
    expect(sheet.tracks.map((track) => track.title)).toEqual(titles);
  });

  it('decides by the names of files beside it what its bytes do not say', () => {
    const text = sheetText([{ title: '爱', start: '00:00:00' }], {
      title: 'x',
      performer: 'y',
      file: '忐忑.wav',
    });
    expect(readCueSheet(encode(text, 'gb18030'), '忐忑.flac\n忐忑').files[0]?.name).toBe('忐忑.wav');
  });

  it('reads UTF-16', () => {
    const text = sheetText([{ title: '静夜思', start: '00:00:00' }]);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(readCueSheet(bytes).tracks[0]?.title).toBe('静夜思');
  });

  it('says which of several files a track is in, with the gap before it in another one', () => {
    const { files, tracks } = read(
      [
        'FILE "a.wav" WAVE',
        'TRACK 01 AUDIO\nINDEX 01 00:00:00',
        'TRACK 02 AUDIO\nINDEX 00 03:00:00',
        'FILE "b.wav" WAVE',
        'INDEX 01 00:00:00',
        'TRACK 03 AUDIO',
        'FILE "a.wav" WAVE\nINDEX 01 09:00:00',
      ].join('\n'),
    );
    expect(files.map(({ name }) => name)).toEqual(['a.wav', 'b.wav']);
    expect(tracks.map(({ file, gapStart, start }) => [file, gapStart, start])).toEqual([
      [0, null, 0],
      [1, null, 0],
      [0, null, 40_500],
    ]);
  });

  it('leaves times open that are missing or unreadable', () => {
    expect(tracksOf('TRACK 01 AUDIO\nTITLE a\nTRACK 02 AUDIO\nTITLE b\nINDEX 01 soon')).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });

  it('numbers tracks that have no number', () => {
    expect(read('TRACK 04 AUDIO\nTRACK AUDIO').tracks.map(({ number }) => number)).toEqual([4, 5]);
  });

  it.each([
    ['', 'no-tracks'],
    ['床前明月光', 'no-tracks'],
    ['TRACK 01 MODE1/2048\nTITLE x', 'no-tracks'],
    [`TRACK 01 AUDIO\n${'x'.repeat(LARGEST_SHEET)}`, 'too-large'],
  ])('refuses what is no sheet (%#)', (text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'CueSheetError', code }));
  });

  it('reads 999 tracks of a sheet with more', () => {
    const { tracks } = read('TRACK 1 AUDIO\nINDEX 01 1:0:0\n'.repeat(5000) + 'TITLE late');
    expect(tracks).toHaveLength(999);
    expect(tracks.at(-1)?.title).toBe('');
  });

  const tokens = fc.constantFrom(
    ...[
      'TRACK',
      'FILE',
      'TITLE',
      'INDEX',
      'REM',
      'PERFORMER',
      '01',
      'AUDIO',
      '"',
      "'",
      '“',
      '\n',
      '\r',
      '\0',
    ],
    ...[
      ' ',
      '\t',
      '00:00:00',
      '9999:99:99',
      '\\',
      '/',
      'WAVE',
      '\u3000',
      '\ud800',
      'DISCNUMBER',
      '-1/0',
      '中',
    ],
  );
  it.each([
    ['bytes', fc.uint8Array({ maxLength: 400 })],
    ['texts', fc.array(tokens, { maxLength: 120 }).map((parts) => bytesOf(parts.join(' ')))],
  ])('throws nothing but its own error for any %s', (_what, input) => {
    const outcome = (bytes: Uint8Array): unknown => {
      try {
        const { tracks, files } = readCueSheet(bytes);
        return tracks.every(({ file }) => files[file] !== undefined);
      } catch (error) {
        return error instanceof CueSheetError || error;
      }
    };
    fc.assert(
      fc.property(input, (bytes) => {
        expect(outcome(bytes)).toBe(true);
      }),
    );
  });

  it.each([
    ['spaces', `TRACK 01 AUDIO\nTITLE ${' '.repeat(500_000)}x`],
    ['quotation marks', `TRACK 01 AUDIO\nFILE ${'"'.repeat(500_000)}`],
    ['digits', `TRACK 01 AUDIO\nINDEX 01 ${'1'.repeat(500_000)}`],
    ['files', Array.from({ length: 25_000 }, (_, at) => `FILE "${at}" WAVE`).join('\n') + '\nTRACK 01 AUDIO'],
    ['blank file names', `TRACK 01 AUDIO\nFILE "${' \t'.repeat(200_000)}" WAVE`],
    ['lines of blanks', `TRACK 01 AUDIO\n${`FILE "a${' '.repeat(990)}b" WAVE\n`.repeat(500)}`],
  ])('reads hostile %s in a moment', (_what, text) => {
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
