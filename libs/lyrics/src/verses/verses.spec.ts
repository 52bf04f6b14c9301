import { describe, expect, it } from 'vitest';
import { formatOf, readAnyLyrics } from '../ttml.ts';

const word = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
const song = (...lines: string[]) => lines.join('\n');
const sky = {
  startMs: 1000,
  endMs: 2500,
  text: '空が青い',
  words: [word(1000, 1400, '空'), word(1400, 1600, 'が'), word(1600, 2500, '青い')],
};

describe('QRC', () => {
  const text = song(
    '[ti:曲]',
    '[1000,1500]空(1000,400)が(1400,200)青い(1600,900)',
    '[3000,1500]海(3000,400)も(3400,1100)',
  );

  it('reads QRC words before their times', () => {
    expect(formatOf(text)).toBe('qrc');
    expect(readAnyLyrics(text)).toMatchObject({
      timed: true,
      tags: { ti: '曲' },
      lines: [sky, { text: '海も' }],
    });
  });

  it('applies the offset of QRC, and keeps brackets and text behind the last time', () => {
    const { lines } = readAnyLyrics(
      '[offset:500]\n[1000,900]((1000,100)oh(1100,200))(1300,50) Good (1400,100) day',
    );
    expect(lines[0]).toMatchObject({ startMs: 500, text: '(oh) Good day' });
    expect(lines[0]?.words?.map((one) => one.text)).toEqual(['(', 'oh', ') ', 'Good day']);
  });

  it.each([
    (body: string) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<QrcInfos>\n<QrcHeadInfo SaveTime="1" Version="100"/>\n<LyricInfo LyricCount="1">\n<Lyric_1 LyricType="1" LyricContent="${body}"/>\n</LyricInfo>\n</QrcInfos>`,
    (body: string) => `<Lyric_1 LyricContent="${body.replaceAll('\n', '&#10;')}" LyricType="1"></Lyric_1>`,
    (body: string) => `<QrcInfos><![CDATA[${body}]]></QrcInfos>`,
    (body: string) => `<Lyric_1 LyricType="1" LyricContent="${body}`,
  ])('extracts QRC from its XML', (wrap) => {
    const body = '[1000,500]"that&apos;s"(1000,500)\n[2000,500]R&amp;B(2000,500)';
    expect(formatOf(wrap(body))).toBe('qrc');
    expect(readAnyLyrics(wrap(body)).lines.map((line) => line.text)).toEqual(['"that\'s"', 'R&B']);
  });
});

describe('NetEase’s older variant of QRC', () => {
  it('reads durations before their words', () => {
    expect(readAnyLyrics('[1000,1500](0,400)空(0,200)が(0,900)青い').lines[0]).toEqual(sky);
  });
});

describe('KRC', () => {
  const language = (content: unknown) =>
    `[language:${Buffer.from(JSON.stringify({ content, version: 1 })).toString('base64')}]`;
  const lines = [
    '[1000,1500]<0,400,0>空<400,200,0>が<600,900,0>青い',
    '[3000,1500]<0,400,0>海<400,1100,0>も',
  ];

  it('reads KRC words behind times relative to the line', () => {
    expect(formatOf(song('[ti:曲]', ...lines))).toBe('krc');
    expect(readAnyLyrics(song('[ti:曲]', ...lines))).toMatchObject({
      tags: { ti: '曲' },
      lines: [sky, { text: '海も' }],
    });
  });

  it('reads translations and romanizations by line index', () => {
    const content = [
      { type: 1, language: 0, lyricContent: [['天空很蓝'], ['海也很蓝']] },
      {
        type: 0,
        language: 0,
        lyricContent: [
          ['so ', 'ra ', 'ga'],
          ['umi', 'mo'],
        ],
      },
    ];
    const read = readAnyLyrics(song(language(content), '[hash:1]', ...lines));
    expect(read.lines).toMatchObject([
      { translation: '天空很蓝', romanisation: 'so ra ga' },
      { translation: '海也很蓝', romanisation: 'umi mo' },
    ]);
    expect(read.tags).toEqual({ hash: '1' });
  });

  it.each([
    '[language:%%%]',
    '[language:bm8=]',
    language(null),
    language([null, { type: 1 }, { type: 1, lyricContent: [null, [5]] }]),
  ])('skips invalid translations: %s', (tag) => {
    expect(readAnyLyrics(song(tag, ...lines)).lines).toHaveLength(2);
  });
});

describe('Lyricify Syllable', () => {
  it('reads agents by side', () => {
    const text = song(
      '[4]Hel(1000,200)lo (1200,300)there(1500,500)',
      '[5]Good (3000,400)day(3400,600)',
      '[0]all(5000,100)',
    );
    expect(formatOf(text)).toBe('lys');
    const { lines, agents } = readAnyLyrics(text);
    expect(lines.map((line) => [line.startMs, line.endMs, line.text, line.agent])).toEqual([
      [1000, 2000, 'Hello there', 'v1'],
      [3000, 4000, 'Good day', 'v2'],
      [5000, 5100, 'all', undefined],
    ]);
    expect(lines[0]?.words).toEqual([
      word(1000, 1200, 'Hel'),
      word(1200, 1500, 'lo '),
      word(1500, 2000, 'there'),
    ]);
    expect(agents?.map(({ id }) => id)).toEqual(['v1', 'v2']);
  });

  it.each([6, 7, 8])('reads background vocals with property %i', (property) => {
    const text = song(
      '[1]day(1000,500)',
      `[${property}](la (1500,200)la)(1700,300)`,
      `[${property}]oh(2100,100)`,
    );
    const { lines } = readAnyLyrics(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.background).toEqual({
      startMs: 1500,
      endMs: 2200,
      text: 'la la oh',
      words: [word(1500, 1700, 'la '), word(1700, 2000, 'la '), word(2100, 2200, 'oh')],
    });
  });

  it('turns background vocals without a line before them into a line', () => {
    expect(readAnyLyrics('[6]la(1000,500)\n[]day(2000,500)').lines.map((line) => line.text)).toEqual([
      'la',
      'day',
    ]);
  });
});

describe('verses without words', () => {
  it('reads verses without words as lines', () => {
    expect(readAnyLyrics('[5000,1500]a\n[7000,1000]b').lines).toEqual([
      { startMs: 5000, endMs: 6500, text: 'a' },
      { startMs: 7000, endMs: 8000, text: 'b' },
    ]);
    expect(readAnyLyrics('[1,2] one line').lines[0]?.text).toBe('[1,2] one line');
  });
});
