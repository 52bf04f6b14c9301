import { describe, expect, it } from 'vitest';
import type { TextEncoding } from './encodings.ts';
import { previewTexts, redecodeTexts } from './redecode.ts';
import { asLatin1 } from './testing/encode.ts';

describe('texts of a tag without an encoding', () => {
  it.each<[TextEncoding, string[]]>([
    ['gb18030', ['晴天纪念', '测试歌手', '旧磁带']],
    ['gb18030', ['爱', '李四', '国语']],
    ['big5', ['舉頭望明月', '測試歌手', '']],
    ['shift_jis', ['空が青い', 'テスト歌手', '']],
    ['windows-1251', ['Тихая ночь', 'Хор друзей', '']],
    ['euc-kr', ['나는 나비', '윤도현', '']],
    ['windows-1252', ['Jóga', 'Björk', 'Homogenic']],
  ])('%s: %j', (encoding, texts) => {
    const written = texts.map((text) => asLatin1(text, encoding));
    expect(redecodeTexts(written)).toEqual({ texts, encoding, sure: true });
  });

  it('UTF-8 that was read byte by byte', () => {
    const written = ['晴天', 'Björk', 'plain'].map((text) =>
      String.fromCharCode(...new TextEncoder().encode(text)),
    );
    expect(redecodeTexts(written)).toEqual({
      texts: ['晴天', 'Björk', 'plain'],
      encoding: 'utf-8',
      sure: true,
    });
  });

  it('what was read as Unicode stays, beside what was not', () => {
    const written = ['晴天', asLatin1('测试歌手', 'gb18030'), 'plain'];
    expect(redecodeTexts(written)).toEqual({
      texts: ['晴天', '测试歌手', 'plain'],
      encoding: 'gb18030',
      sure: true,
    });
  });

  it('quotation marks of windows-1252 stay what they are, read as Unicode or not', () => {
    expect(redecodeTexts(['Don’t', asLatin1('Don’t', 'windows-1252')]).texts).toEqual(['Don’t', 'Don’t']);
  });

  it('texts of ASCII are left alone', () => {
    expect(redecodeTexts(['Hello', ''])).toEqual({ texts: ['Hello', ''], encoding: undefined, sure: true });
  });
});

describe('previews', () => {
  it('list what the texts are in each encoding, once each, without broken ones', () => {
    const previews = previewTexts([asLatin1('夢', 'big5'), 'plain']);
    expect(previews).toContainEqual({ encoding: 'big5', texts: ['夢', 'plain'] });
    expect(previews).toContainEqual({ encoding: 'euc-kr', texts: ['박', 'plain'] });
    expect(new Set(previews.map(({ texts }) => texts[0])).size).toBe(previews.length);
    expect(previews.flatMap(({ texts }) => texts).join('')).not.toMatch(/[\ufffd\x80-\x9f]/);
  });

  it('there are none for texts in Unicode or ASCII', () => {
    expect(previewTexts(['晴天', 'plain'])).toEqual([]);
  });
});
