import { describe, expect, it } from 'vitest';
import { POST_MAX, cleanedLength } from './post-rules.ts';
import { schemas } from './schema.ts';
import { cleanText } from './clean-text.ts';

const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('text that cleaning does not change', () => {
  it.each([
    '<script>alert(1)</script> & <b>粗</b>',
    '👩‍👩‍👧‍👦 ❤️‍🔥 1️⃣ 🇨🇳 👍🏽',
    england,
    'می‌خواهم',
    'שלום\u200F! שָׁל֔וֹם',
    'กก\u200Bก ที่',
    'क्‍ष',
    '第一行\n\n第二行\t三',
  ])('keeps %j', (text) => expect(cleanText(text)).toBe(text));
});

describe('text that cleaning changes', () => {
  it.each([
    ['跟我念\u202Eabc\u202C', '跟我念abc'],
    ['\u2067\u2066abc\u2069', 'abc'],
    ['a\u200B\u200B\u2060\u200Db', 'a\u200Bb'],
    ['\uFEFFa\u0007b\u001B[31mc', 'ab[31mc'],
    ['a\u{E0041}\u{E0042}\u{E0043}b', 'ab'],
    [`Z${'\u0301'.repeat(60)}!`, `Z${'\u0301'.repeat(6)}!`],
    [`Z${'\u0301\u200B'.repeat(60)}!`, `Z${'\u0301\u200B'.repeat(3)}!`],
    ['上\r\n\r\n \r\n\u2029\r下', '上\n\n下'],
  ])('changes %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });
  // A regular expression with quadratic time would take hours here and exceed the test's timeout.
  it.each(['\n ', '\u0301\u200B', '\u202E', '\u{E0041}', '\u200B', ' \r'])(
    'cleans 500,000 repetitions of %j in linear time',
    (part) => expect(cleanText(part.repeat(500_000)).length).toBeLessThan(20),
  );
});

describe('length rules of forms and server', () => {
  const taken = (content: string) =>
    schemas.social.commentAdd.safeParse({ type: 0, id: '1', content }).data?.content;
  it('count the same characters after cleaning', () => {
    const text = '长'.repeat(POST_MAX);
    expect(cleanedLength(` ${text}\u202E\u202E `)).toBe(POST_MAX);
    expect(taken(` ${text}\u202E\u202E `)).toBe(text);
    expect(taken(`${text}长`)).toBeUndefined();
  });
  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['invisible marks', '\u200B\u202E'],
    ['letters that render as nothing', '\u3164\u2800\u115F'],
    ['a NUL character', 'a\0'],
    ['a lone surrogate', '\uD800'],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('refuse %s', (_what, text) => expect(taken(text)).toBeUndefined());
});
