import { describe, expect, it } from 'vitest';
import { parseTtml, writeTtml } from '../ttml.ts';

const line = (...parts: string[]) =>
  parseTtml(`<tt><body><div>\n  <p begin="1s" end="9s">${parts.join('')}</p>\n</div></body></tt>`).lines[0];
const span = (text: string, at = 1) => `<span begin="${at}s" end="${at + 1}s">${text}</span>`;
const behind = (...parts: string[]) => `<span ttm:role="x-bg">${parts.join('')}</span>`;
const LF = '\n      ';

describe('TTML indented by a formatter', () => {
  it('separates words at line feeds, in background vocals too', () => {
    const read = line(
      ...[LF, span('And', 1), LF, span("I'll", 2), '\r\n\t', span('tell', 3), LF],
      ...[behind(LF, span('(see', 4), LF, span('you)', 5), LF), LF],
    );
    expect(read).toMatchObject({ text: "And I'll tell", background: { text: 'see you' } });
    expect(read?.words?.map(({ text }) => text)).toEqual(['And ', "I'll ", 'tell']);
    expect(read?.background?.words?.map(({ text }) => text)).toEqual(['see ', 'you']);
  });

  it('inserts no space between characters of scripts without spaces', () => {
    expect(line(LF, span('空'), LF, span('が'), LF, span('、'), LF, span('青い'), LF)?.text).toBe(
      '空が、青い',
    );
    expect(line(LF, span('คน'), LF, span('ดี'), LF)?.text).toBe('คนดี');
  });

  it('inserts a space between such a character and a word, and between Korean words', () => {
    expect(line(LF, span('我'), LF, span('love'), LF, span('你'), LF)?.text).toBe('我 love 你');
    expect(line(LF, span('나는'), LF, span('간다'), LF)?.text).toBe('나는 간다');
  });

  it('keeps adjacent syllables together', () => {
    expect(line(LF, span('Hel'), span('lo'), LF, span('you'), LF)?.text).toBe('Hello you');
    expect(line(span('Hel'), span('lo'))?.text).toBe('Hello');
  });

  it('ignores line feeds when words contain their spaces', () => {
    expect(line(LF, span('Hel'), LF, span('lo '), LF, span('you'), LF)?.text).toBe('Hello you');
  });

  it('joins line breaks inside texts, in spans and outside', () => {
    expect(line(`${LF}Hello${LF}you${LF}`)?.text).toBe('Hello you');
    expect(line(`${LF}床前${LF}明月光${LF}`)?.text).toBe('床前明月光');
    expect(line(LF, span(`${LF}And${LF}`), LF, span(`${LF}then${LF}`), LF)?.text).toBe('And then');
    expect(line(LF, span('a'), LF, '<br/>', LF, span('b'))?.text).toBe('a b');
  });

  it('drops background vocals that are brackets only', () => {
    expect(line(span('a'), behind(span('()', 2)))).not.toHaveProperty('background');
  });

  it('writes TTML without layout, and reads it back the same', () => {
    const source = `<tt><body><div><p begin="1s" end="9s">${LF}${span('And')}${LF}${span('on')}${LF}</p></div></body></tt>`;
    const lyrics = parseTtml(source);
    expect(parseTtml(writeTtml(lyrics))).toEqual(lyrics);
  });
});
