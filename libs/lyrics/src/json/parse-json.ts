import { addTranslations, readLyrics } from '../contract/read-lyrics.ts';
import { assignUntimedLines } from '../normalize/assign-untimed-lines.ts';
import { normalizeLyricText } from '../normalize/normalize-text.ts';
import type { Lyrics } from '../model.ts';
import { readJson } from './json-sources.ts';

const tidy = (text: string | undefined): string => (text ? assignUntimedLines(normalizeLyricText(text)) : '');

/**
 * Parses a service's answer that was saved as a file: lyric texts in fields of the contract, QQ Music, LRCLIB or
 * Spotify. Never throws (docs/lyrics/json.md).
 *
 * @param read parses one of the texts, in any format but JSON
 */
export function parseJson(source: string, read: (text: string) => Lyrics): Lyrics {
  const { ttml, yrc, lrc = '', plain = '', ...others } = readJson(source)?.sources ?? {};
  const beside = { tlyric: tidy(others.tlyric), romalrc: tidy(others.romalrc) };
  const full = addTranslations(read(ttml ?? lrc), beside);
  if (full.lines.length > 0 && (ttml || !yrc)) return full;
  const { ytlrc, yromalrc } = others;
  const byWord = readLyrics({ yrc, lrc: tidy(lrc), ...beside, ytlrc: tidy(ytlrc), yromalrc: tidy(yromalrc) });
  return byWord.lines.length > 0 ? byWord : read(plain);
}
