import { setImmediate as pause } from 'node:timers/promises';
import { fold } from '@qingyin/text';
import type { Alphabet } from './alphabets.ts';

/** Names read at once; other calls are answered in between. */
const PORTION = 500;
const ASCII = /^[\0-\x7F]*$/;
const HAN = /\p{sc=Han}/u;
const KANA = /^[\p{sc=Hira}\p{sc=Kana}]/u;
const ARTICLE = /^(?:the|a|an) (?=\S)/i;
const LEADING = /^[^\p{L}\p{N}]+/u;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;

const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Text by which a name is ordered in a language: the name with its accents, in the order of words that its sort key
 * has, which comes from a sort name or from pinyin.
 *
 * @param key sort key, whose letters have no accents
 */
export function orderedText(name: string, key: string, { han, latin }: Alphabet): string {
  // Where İ is a letter, keys in small letters do not tell whether a name has I or İ.
  if (ASCII.test(name) && ASCII.test(key) && !latin.includes('İ')) return key;
  const plain = name.replace(LEADING, '').replace(ARTICLE, '').normalize('NFC');
  if (HAN.test(name) && han !== 'pinyin')
    return han === 'readings' && KANA.test(key) && !KANA.test(plain) ? key.replaceAll(' ', '') : plain;
  if (compact(plain).startsWith(compact(key))) return plain;
  const words = new Map(name.split(SEPARATORS).map((word) => [fold(word), word]));
  return key
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ')
    .normalize('NFC');
}

/** The texts of many names, in portions of a few milliseconds. */
export async function orderedTexts(
  names: readonly { name: string; key: string }[],
  alphabet: Alphabet,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { name, key } of names) {
    texts.push(orderedText(name, key, alphabet));
    if (texts.length % PORTION === 0) await pause();
  }
  return texts;
}
