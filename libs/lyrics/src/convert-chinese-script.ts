import type { Lyrics, LyricWord, SungText } from './model.ts';

/** Simplified or traditional Chinese (ISO 15924, as in `zh-Hans`). */
export type ChineseScript = 'hans' | 'hant';

type Convert = (text: string) => string;

const KANA = /[\u3040-\u30ff]/;
const HAN = /\p{Script=Han}/u;
/** Share of lines with kana from which a song counts as Japanese, and its lines without kana too. */
const JAPANESE = 0.2;

async function converterTo(script: ChineseScript): Promise<Convert> {
  if (script === 'hans') {
    const { Converter } = await import('opencc-js/t2cn');
    return Converter({ from: 't', to: 'cn' });
  }
  const { Converter } = await import('opencc-js/cn2t');
  return Converter({ from: 'cn', to: 'tw' });
}

/** Converts the whole line, because a character may depend on the next one, and splits it into words again. */
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
 * Converts lyrics between Chinese scripts, words and translations included. Text with kana is not converted, and
 * no line of a Japanese song. The dictionary loads with the first call.
 *
 * @throws when the dictionary fails to load
 */
export async function convertChineseScript(lyrics: Lyrics, script: ChineseScript): Promise<Lyrics> {
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
