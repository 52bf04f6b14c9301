import { describe, expect, it } from 'vitest';
import { parseTtml, writeTtml } from '../ttml.ts';
import { timeBaseOf, parseTtmlTime } from './time.ts';

const song = (body: string, head = '', attributes = '') =>
  `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" ${attributes}><head><metadata>${head}</metadata></head><body><div>${body}</div></body></tt>`;
const lineOf = (p: string, head = '') => parseTtml(song(p, head)).lines[0];
const span = (begin: number, end: number, text: string) =>
  `<span begin="${begin}s" end="${end}s">${text}</span>`;

describe('parseTtmlTime', () => {
  const base = timeBaseOf({ frameRate: '24', frameRateMultiplier: '1000 1001', tickRate: '10000' });

  it.each([
    ['00:01:02.345', 62_345],
    ['01:00:00', 3_600_000],
    ['1:02.5', 62_500],
    ['62.345', 62_345],
    ['62.345s', 62_345],
    ['1.5m', 90_000],
    ['2h', 7_200_000],
    ['250ms', 250],
    ['24f', 1001],
    ['00:00:01:12', 1501],
    ['15000t', 1500],
  ])('parses %s', (text, ms) => {
    expect(parseTtmlTime(text, base)).toBe(ms);
  });

  it.each(['', 'soon', '-1s', '1e9s', '1:2:3:4:5', '99999999h'])('rejects %j', (text) => {
    expect(parseTtmlTime(text, base)).toBeUndefined();
  });

  it('uses the defaults of the standard', () => {
    expect(parseTtmlTime('30f', timeBaseOf({}))).toBe(1000);
    expect(parseTtmlTime('2t', timeBaseOf({}))).toBe(2000);
  });
});

describe('TTML', () => {
  it('reads lines and words; a space between spans ends the word, layout does not', () => {
    const spaced = `<p begin="1s" end="3s">${span(1, 2, 'Hello')} ${span(2, 3, 'you')}</p>`;
    expect(lineOf(spaced)).toEqual({
      startMs: 1000,
      endMs: 3000,
      text: 'Hello you',
      words: [
        { startMs: 1000, endMs: 2000, text: 'Hello ' },
        { startMs: 2000, endMs: 3000, text: 'you' },
      ],
    });
    expect(lineOf(`<p>\n  ${span(1, 2, '床')}\n  ${span(2, 3, '前')}\n</p>`)).toMatchObject({
      startMs: 1000,
      endMs: 3000,
      text: '床前',
    });
  });

  it('reads singers with names', () => {
    const head =
      '<ttm:agent type="person" xml:id="v1"><ttm:name>甲</ttm:name></ttm:agent><ttm:agent type="group" xml:id="v9"/>';
    const { agents, lines } = parseTtml(song('<p begin="1s" end="2s" ttm:agent="v9">a</p>', head));
    expect(agents).toEqual([
      { id: 'v1', kind: 'person', name: '甲' },
      { id: 'v9', kind: 'group' },
    ]);
    expect(lines[0]?.agent).toBe('v9');
  });

  it('separates translation, romanization and background vocals from the words', () => {
    const line = lineOf(
      `<p begin="1s" end="4s">${span(1, 2, '雪')}` +
        `<span ttm:role="x-bg" begin="2s" end="3s">${span(2, 2.5, '(雪')}${span(2.5, 3, '花)')}<span ttm:role="x-translation">flakes</span></span>` +
        `<span ttm:role="x-translation" xml:lang="en">snow</span><span ttm:role="x-roman">xuě</span></p>`,
    );
    expect(line).toMatchObject({
      text: '雪',
      translation: 'snow',
      romanisation: 'xuě',
      background: {
        startMs: 2000,
        endMs: 3000,
        text: '雪花',
        translation: 'flakes',
        words: [{ text: '雪' }, { text: '花' }],
      },
    });
  });

  it('takes the translation in the preferred language, else the first', () => {
    const source = song(
      '<p begin="1s" end="2s">a<span ttm:role="x-translation" xml:lang="en">one</span><span ttm:role="x-translation" xml:lang="ja-JP">いち</span></p>',
    );
    const inLanguage = (language?: string) =>
      parseTtml(source, language ? { language } : {}).lines[0]?.translation;
    expect([inLanguage(), inLanguage('ja'), inLanguage('fr')]).toEqual(['one', 'いち', 'one']);
  });

  it('assigns texts of the head to lines by key', () => {
    const head =
      '<iTunesMetadata><translations><translation xml:lang="en"><text for="L2">two<span ttm:role="x-bg">(behind)</span></text></translation></translations>' +
      `<transliterations><transliteration xml:lang="zh-Latn"><text for="L2">${span(3, 4, 'èr')}</text></transliteration></transliterations>` +
      '<songwriters><songwriter>甲</songwriter><songwriter>乙</songwriter></songwriters></iTunesMetadata>';
    const body = `<p begin="1s" end="2s" itunes:key="L1">一</p><p begin="3s" end="4s" itunes:key="L2">二<span ttm:role="x-bg">(behind)</span></p>`;
    const { lines, tags } = parseTtml(song(body, head));
    expect(lines[0]).not.toHaveProperty('translation');
    expect(lines[1]).toMatchObject({
      translation: 'two',
      romanisation: 'èr',
      background: { text: 'behind', translation: 'behind', startMs: 3000, endMs: 4000 },
    });
    expect(tags).toEqual({ au: '甲 / 乙' });
  });

  it('reads readings above characters', () => {
    const ruby =
      '<span tts:ruby="container"><span tts:ruby="base">旭</span><span tts:ruby="textContainer">' +
      '<span tts:ruby="text" begin="1s" end="1.5s">あ</span><span tts:ruby="text" begin="1.5s" end="2s">さひ</span></span></span>';
    expect(lineOf(`<p begin="1s" end="3s">${ruby}${span(2, 3, 'の')}</p>`)?.words).toEqual([
      { startMs: 1000, endMs: 2000, text: '旭', reading: 'あさひ' },
      { startMs: 2000, endMs: 3000, text: 'の' },
    ]);
  });

  it('reads span times relative to their line where the document uses them', () => {
    const body = `<p begin="10s" end="12s">${span(0, 1, 'a')}${span(1, 2, 'b')}</p>`;
    expect(lineOf(body)?.words?.map(({ startMs }) => startMs)).toEqual([10_000, 11_000]);
  });

  it('reads a document without times as untimed lyrics', () => {
    expect(parseTtml(song('<p>a<br/>b</p><p>c</p>'))).toMatchObject({
      timed: false,
      lines: [{ text: 'a b' }, { text: 'c' }],
    });
  });

  it('parses a truncated document, decodes predefined entities and does not expand its own', () => {
    const source = `<!DOCTYPE tt [<!ENTITY x "boom">]>${song(`<p begin="1s">a &amp; &#x5e8a; &x;</p><p begin="2s">b`).slice(21, -18)}`;
    const texts = parseTtml(source).lines.map(({ text }) => text);
    expect(texts[0]).toContain('a & 床');
    expect(texts[0]).not.toContain('boom');
    expect(texts[1]).toMatch(/^b/);
  });

  it('escapes special characters and removes invalid ones', () => {
    const text = `a<b> & "c" 'd' ]]>`;
    const line = { startMs: 0, endMs: 1000, text: `${text}\u0001\ud800`, translation: text };
    const agents = [{ id: '"<&>', kind: 'person' as const, name: '<&>' }];
    const read = parseTtml(writeTtml({ timed: true, lines: [{ ...line, agent: '"<&>' }], agents }));
    expect(read).toEqual({ timed: true, lines: [{ ...line, text, agent: '"<&>' }], agents });
  });
});
