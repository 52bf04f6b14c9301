import { describe, expect, it } from 'vitest';
import type { TextEncoding } from './encodings.ts';
import { previewTexts, readAs, redecodeTexts } from './redecode.ts';
import { asLatin1 } from './testing/encode.ts';
import { latin1Titles, names } from './testing/names.ts';

describe('texts of a tag without an encoding', () => {
  it.each<[TextEncoding, string[]]>([
    ['gb18030', ['晴天纪念', '测试歌手', '旧磁带']],
    ['gb18030', ['爱', '李四', '国语']],
    ['big5', ['舉頭望明月', '測試歌手', '']],
    ['shift_jis', ['空が青い', 'テスト歌手', '']],
    ['windows-1251', ['Тихая ночь', 'Хор друзей', '']],
    ['euc-kr', ['나는 나비', '윤도현', '']],
    ['windows-1252', ['Jóga', 'Björk', 'Homogenic']],
  ])('decodes texts as %s: %j', (encoding, texts) => {
    const written = texts.map((text) => asLatin1(text, encoding));
    expect(redecodeTexts(written)).toEqual({ texts, encoding, sure: true });
  });

  it('decodes UTF-8 that was read byte by byte', () => {
    const written = ['晴天', 'Björk', 'plain'].map((text) =>
      String.fromCharCode(...new TextEncoder().encode(text)),
    );
    expect(redecodeTexts(written)).toEqual({
      texts: ['晴天', 'Björk', 'plain'],
      encoding: 'utf-8',
      sure: true,
    });
  });

  it('keeps Unicode texts beside others', () => {
    const written = ['晴天', asLatin1('测试歌手', 'gb18030'), 'plain'];
    expect(redecodeTexts(written)).toEqual({
      texts: ['晴天', '测试歌手', 'plain'],
      encoding: 'gb18030',
      sure: true,
    });
  });

  it('keeps quotation marks of windows-1252, read as Unicode or not', () => {
    expect(redecodeTexts(['Don’t', asLatin1('Don’t', 'windows-1252')]).texts).toEqual(['Don’t', 'Don’t']);
  });

  it('does not take an accented capital before a symbol for UTF-8', () => {
    const titles = ['BEYONCÉ’S', 'Spaß…', 'POKÉ®'];
    expect(titles.map((title) => redecodeTexts([title]).texts[0])).toEqual(titles);
  });

  it.each(['Ești', 'ə', 'é', 'Øye', 'Я'])('decodes a single UTF-8 letter: %s', (title) => {
    const written = String.fromCharCode(...new TextEncoder().encode(title));
    expect(redecodeTexts([written]).texts).toEqual([title]);
  });

  it('keeps ASCII texts', () => {
    expect(redecodeTexts(['Hello', ''])).toEqual({ texts: ['Hello', ''], encoding: undefined, sure: true });
  });
});

describe('texts stored as Unicode', () => {
  const western = names['windows-1252'];
  const titles = [...latin1Titles, ...western];
  const inUnicode = (texts: string[]) =>
    redecodeTexts(
      texts,
      '',
      texts.map(() => true),
    ).texts;

  it('keeps single titles stored as Unicode', () => {
    expect(titles.flatMap((title) => inUnicode([title]))).toEqual(titles);
  });

  it('keeps titles stored as Unicode with an artist and an album', () => {
    const songs = titles.map((title, at) => [
      title,
      western[at % western.length] ?? '',
      western[(at * 7) % western.length] ?? '',
    ]);
    expect(songs.map(inUnicode)).toEqual(songs);
  });

  it.each<[TextEncoding, string[]]>([
    ['gb18030', ['晴天', '周杰伦', '叶惠美']],
    ['shift_jis', ['空が青い', 'テスト歌手', '']],
    ['windows-1251', ['Группа крови', 'Кино', '']],
  ])('decodes texts when a program certainly mistook bytes for characters: %s', (encoding, texts) => {
    const written = texts.map((text) => asLatin1(text, encoding));
    expect(redecodeTexts(written, '', [true, true, true])).toEqual({ texts, encoding, sure: true });
  });

  it('decodes a text when the file name confirms it', () => {
    const written = asLatin1('江南', 'gb18030');
    expect(redecodeTexts([written], '', [true]).texts).toEqual([written]);
    expect(redecodeTexts([written], '江南.mp3', [true]).texts).toEqual(['江南']);
  });

  it('judges texts stored as Unicode separately from others', () => {
    const garbled = asLatin1('测试歌手', 'gb18030');
    expect(redecodeTexts(['ÉTÉ', garbled], '', [true, false]).texts).toEqual(['ÉTÉ', '测试歌手']);
  });
});

describe('previewTexts', () => {
  it('lists each distinct result once, without broken ones', () => {
    const previews = previewTexts([asLatin1('夢', 'big5'), 'plain']);
    expect(previews).toContainEqual({ encoding: 'big5', texts: ['夢', 'plain'] });
    expect(previews).toContainEqual({ encoding: 'euc-kr', texts: ['박', 'plain'] });
    expect(new Set(previews.map(({ texts }) => texts[0])).size).toBe(previews.length);
    expect(previews.flatMap(({ texts }) => texts).join('')).not.toMatch(/[\ufffd\x80-\x9f]/);
  });

  it('returns none for Unicode and ASCII', () => {
    expect(previewTexts(['晴天', 'plain'])).toEqual([]);
  });
});

describe('a text in a given encoding', () => {
  it('is read if the encoding fits', () => {
    expect(readAs(asLatin1('靜夜思', 'big5'), 'big5')).toBe('靜夜思');
    expect(readAs(asLatin1('Тихая', 'windows-1251'), 'windows-1251')).toBe('Тихая');
  });

  it.each([
    ['plain', 'big5'],
    ['晴天', 'gb18030'],
    ['Café', 'big5'],
    ['Björk!', 'utf-8'],
  ] as const)('is left alone if it is %s for %s', (text, encoding) => {
    expect(readAs(text, encoding)).toBeUndefined();
  });
});
