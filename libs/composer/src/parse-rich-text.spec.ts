import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

const kinds = (words: string, mentions: { userId: number; nickname: string }[] = []) =>
  parseRichText(words, mentions).map(({ kind, text }) => `${kind}:${text}`);

describe('parts of a user-written text', () => {
  it('join to the original text', () => {
    const words = '看 #一句诗一首歌# 和 https://qingyin.test/a?b=1，@山间 客 好';
    const parts = parseRichText(words, [{ userId: 3, nickname: '山间 客' }]);
    expect(parts.map(({ text }) => text).join('')).toBe(words);
    expect(parts.map(({ kind }) => kind)).toEqual([
      'text',
      'topic',
      'text',
      'link',
      'text',
      'mention',
      'text',
    ]);
  });

  it('mention only the users resolved by the service, longest name first', () => {
    const mentions = [
      { userId: 1, nickname: '小明' },
      { userId: 2, nickname: '小明的歌' },
    ];
    expect(parseRichText('@小明的歌 @小明 @路人', mentions)).toEqual([
      { kind: 'mention', text: '@小明的歌', userId: 2 },
      { kind: 'text', text: ' ' },
      { kind: 'mention', text: '@小明', userId: 1 },
      { kind: 'text', text: ' @路人' },
    ]);
  });

  it('link http and https only, without punctuation that ends a sentence', () => {
    expect(kinds('见 http://a.test/b. 完')).toEqual(['text:见 ', 'link:http://a.test/b', 'text:. 完']);
    expect(kinds('javascript:alert(1) data:text/html,x ftp://a.test')).toEqual([
      'text:javascript:alert(1) data:text/html,x ftp://a.test',
    ]);
  });

  it('do not link addresses with a user name or without a host', () => {
    expect(kinds('https://bank.test@evil.test/')).toEqual(['text:https://bank.test@evil.test/']);
    expect(kinds('https://')).toEqual(['text:https://']);
  });

  it('show a look-alike host in its Punycode form', () => {
    expect(parseRichText('https://аррӏе.com/login')).toEqual([
      { kind: 'link', text: 'https://xn--80ak6aa92e.com/login', href: 'https://xn--80ak6aa92e.com/login' },
    ]);
    expect(kinds('http://青音.test/山')).toEqual(['link:http://青音.test/山']);
  });

  it('keep markup as text', () => {
    expect(kinds('<script>alert(1)</script>')).toEqual(['text:<script>alert(1)</script>']);
  });

  it('replace known emoji codes and keep unknown ones', () => {
    expect(kinds('[大哭][没有这个]')).toEqual(['text:😭[没有这个]']);
  });

  it('do not take a lone # for a topic', () => {
    expect(kinds('# 1 #2')).toEqual(['text:# 1 #2']);
  });

  it('parse long hostile input in linear time', () => {
    const text = `${'#'.repeat(50_000)}${'@'.repeat(50_000)}${'http://'.repeat(10_000)}`;
    expect(parseRichText(text, [{ userId: 1, nickname: '@' }]).length).toBeGreaterThan(0);
  });
});
