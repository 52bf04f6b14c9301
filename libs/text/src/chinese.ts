/** @file Dictionary of Chinese characters. Large: for the server and for code that the client loads on demand. */
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import type { Dictionary } from './dictionary.ts';
import { fold } from './fold.ts';

const HAN = /\p{Script=Han}/u;
/** Upper limit of cached characters; the dictionaries themselves are slow. */
const KEPT = 30_000;

const convert = Converter({ from: 't', to: 'cn' });

const remembered = <T>(look: (character: string) => T): ((character: string) => T) => {
  const known = new Map<string, T>();
  return (character) => {
    const kept = known.get(character);
    if (kept !== undefined) return kept;
    const found = look(character);
    if (known.size < KEPT) known.set(character, found);
    return found;
  };
};

function lookUp(character: string): readonly string[] {
  if (!HAN.test(character)) return [];
  const found = pinyin(character, { multiple: true, type: 'array', toneType: 'none' });
  // ü is typed as v or as u.
  const typed = found.flatMap((reading) =>
    reading.includes('ü') ? [fold(reading), reading.replace('ü', 'v')] : [fold(reading)],
  );
  return [...new Set(typed)].filter((reading) => /^[a-z]+$/.test(reading));
}

/** Dictionary with simplified forms and all readings. */
export const chinese: Dictionary = {
  simplify: remembered((character) => (HAN.test(character) ? convert(character) : character)),
  readings: remembered(lookUp),
};
