import type { Lyrics, LyricWord, SungText } from './model.ts';

/** Simplified or traditional Chinese characters (ISO 15924, as in `zh-Hans`). */
export type ChineseScript = 'hans' | 'hant';

type Convert = (text: string) => string;

const KANA = /[\u3040-\u30ff]/;
const HAN = /\p{Script=Han}/u;
/** From this share of lines with kana on the song is Japanese, and lines of characters only are too. */
const JAPANESE = 0.2;

async function converterTo(script: ChineseScript): Promise<Convert> {
  if (script === 'hans') {
    const { Converter } = await import('opencc-js/t2cn');
    return Converter({ from: 't', to: 'cn' });
  }
  const { Converter } = await import('opencc-js/cn2t');
  return Converter({ from: 'cn', to: 'tw' });
}

/** A whole line is converted, since a character's form may depend on the next one, and cut at the words again. */
function convertedWords(words: readonly LyricWord[], convert: Convert): LyricWord[] {
  const whole = [...convert(words.map(({ text }) => text).join(''))];
  const lengths = words.map(({ text }) => [...text].length);
  const same = lengths.reduce((sum, length) => sum + length, 0) === whole.length;
  let at = 0;
  return words.map((word, index) => {
    const from = at;
    at += lengths[index] ?? 0;
    return { ...word, text: same ? whole.slice(from, at).join('') : convert(word.text) };
  });
}

/**
 * Lyrics in the other Chinese script, words and translations too. Text with kana stays as it is, in a Japanese song all
 * lines do. The dictionary is loaded with the first call; what rejects is its loading.
 */
export async function convertLyrics(lyrics: Lyrics, script: ChineseScript): Promise<Lyrics> {
  const texts = lyrics.lines.map(({ text }) => text).filter((text) => HAN.test(text) || KANA.test(text));
  const japanese = texts.filter((text) => KANA.test(text)).length >= Math.max(1, texts.length * JAPANESE);
  const converter = await converterTo(script);
  const convert: Convert = (text) => (HAN.test(text) && !KANA.test(text) ? converter(text) : text);
  const sung = <Sung extends SungText>(one: Sung): Sung => ({
    ...one,
    ...(japanese ? {} : { text: convert(one.text) }),
    ...(japanese || !one.words ? {} : { words: convertedWords(one.words, convert) }),
    ...(one.translation ? { translation: convert(one.translation) } : {}),
  });
  return {
    ...lyrics,
    lines: lyrics.lines.map(({ background, ...line }) => ({
      ...sung(line),
      ...(background ? { background: sung(background) } : {}),
    })),
    ...(lyrics.credits
      ? { credits: lyrics.credits.map((one) => ({ ...one, text: convert(one.text) })) }
      : {}),
  };
}
