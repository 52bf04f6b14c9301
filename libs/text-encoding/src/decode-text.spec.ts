import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import type { TextEncoding } from './encodings.ts';
import { encode } from './testing/encode.ts';

const utf16 = (text: string, bigEndian = false): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  return bytes;
};
const LYRICS = '[00:01.00]床前明月光\r\n[00:02.00]疑是地上霜\r\n';
const KANA = '[00:01.00]空が青い\r\n[00:01.00]天空很蓝\r\n[00:03.00]海も青い\r\n[00:03.00]海也很蓝\r\n';

describe('decodeText with Unicode', () => {
  it.each([
    ['utf-16le', utf16(`\ufeff${LYRICS}`)],
    ['utf-16be', utf16(`\ufeff${LYRICS}`, true)],
    ['utf-16le', utf16(LYRICS)],
    ['utf-16be', utf16(LYRICS, true)],
    ['utf-8', new TextEncoder().encode(LYRICS)],
    ['utf-8', new TextEncoder().encode(`\ufeff${LYRICS}`)],
  ])('decodes %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: LYRICS, encoding, sure: true });
  });

  it('keeps UTF-8 with an invalid byte', () => {
    const [one, two] = ['[00:01.00]床前明月光\n[00:02.00]caf', '\n[00:03.00]疑是地上霜'].map((text) =>
      new TextEncoder().encode(text),
    );
    const bytes = Uint8Array.from([...(one ?? []), 0xe9, ...(two ?? [])]);
    expect(decodeText(bytes)).toMatchObject({
      encoding: 'utf-8',
      text: '[00:01.00]床前明月光\n[00:02.00]café\n[00:03.00]疑是地上霜',
    });
  });

  it('treats ASCII and empty files as UTF-8', () => {
    expect(decodeText(encode('[00:01.00]la la', 'windows-1252'))).toMatchObject({
      encoding: 'utf-8',
      sure: true,
    });
    expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8', sure: true });
  });

  it('does not take zero bytes for UTF-16', () => {
    expect(decodeText(Uint8Array.from([0, 0, 0, 0])).encoding).toBe('utf-8');
  });
});

describe('decodeText with legacy encodings', () => {
  it.each<[TextEncoding, string]>([
    ['gb18030', LYRICS],
    ['gb18030', KANA],
    ['big5', '[00:01.00]床前明月光\r\n[00:02.00]舉頭望明月\r\n'],
    ['shift_jis', '[00:01.00]空が青い\r\n[00:03.00]海も青い\r\n'],
    ['euc-kr', '[00:01.00]나는 나비\n[00:02.00]봄날\n'],
    ['windows-1251', '[00:01.00]Тихая ночь\n[00:02.00]дивная ночь\n'],
    ['windows-1252', '#EXTM3U\n#EXTINF:213,Björk - Jóga\na.mp3\n#EXTINF:213,Céline Dion - Été\nb.mp3\n'],
  ])('decodes legacy %s', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toEqual({ text, encoding, sure: true });
  });
});

it('decodes any bytes without an error', () => {
  let seed = 1;
  for (let run = 0; run < 300; run += 1) {
    const bytes = Uint8Array.from({ length: run }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed >> 8;
    });
    expect(typeof decodeText(bytes).text).toBe('string');
  }
});
