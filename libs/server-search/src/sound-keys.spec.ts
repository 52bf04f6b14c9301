import { unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { describe, expect, it } from 'vitest';
import { soundKeysOf, soundOf } from './sound-keys.ts';

const keys = (text: string, most = 4) => soundKeysOf(unitsOf(text, chinese), most);

describe('sounds', () => {
  it.each([
    ['zhang', 'zan'],
    ['chuang', 'cuan'],
    ['shi', 'si'],
    ['ning', 'lin'],
    ['nv', 'lv'],
    ['geng', 'gen'],
    ['n', 'n'],
  ])('of %s and %s are equal', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('of other readings differ', () => {
    expect(new Set(['ma', 'mo', 'mang', 'ba', 'zu', 'cu', 'su'].map(soundOf)).size).toBe(7);
  });
});

it('texts that are easily confused share a key', () => {
  expect(keys('床钱明月')[0]).toBe(keys('床前民月')[0]);
  expect(keys('林间')[0]).toBe(keys('林涧')[0]);
  expect(keys('罗大佑')[0]).not.toBe(keys('罗大伯')[0]);
});

it('heteronyms have several keys, up to a maximum', () => {
  expect(keys('长大').length).toBeGreaterThan(1);
  expect(keys('长大', 1)).toHaveLength(1);
  expect(keys('长大长大长大', 4)).toHaveLength(4);
});

it('words, single characters, long texts and kana have no key', () => {
  for (const text of ['moon', '月', '月'.repeat(17), 'ひらがな']) expect(keys(text)).toEqual([]);
});
