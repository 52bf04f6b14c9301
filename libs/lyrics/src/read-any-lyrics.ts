import { parseCues } from './cues/parse-cues.ts';
import { type LyricFormat, detectFormat } from './detect-format.ts';
import { assignUntimedLines } from './normalize/assign-untimed-lines.ts';
import { parseJson } from './json/parse-json.ts';
import { parseEnhancedLrc } from './lrc/background.ts';
import { parseLrc } from './lrc/parse-lrc.ts';
import { type Lyrics } from './model.ts';
import { joinBilingual } from './shape/bilingual.ts';
import { parseTtml } from './ttml/parse-ttml.ts';
import { parseKrc } from './verses/parse-krc.ts';
import { parseLys } from './verses/parse-lys.ts';
import { parseQrc } from './verses/parse-qrc.ts';
import { parseYrc } from './yrc/parse-yrc.ts';

const parsers: Record<LyricFormat, (text: string) => Lyrics> = {
  ttml: parseTtml,
  json: (text) => parseJson(text, readText),
  yrc: parseYrc,
  qrc: parseQrc,
  krc: parseKrc,
  lys: parseLys,
  vtt: parseCues,
  srt: parseCues,
  lrc: (text) => parseEnhancedLrc(assignUntimedLines(text)),
  // Text without timestamps may have tags.
  plain: parseLrc,
};

/**
 * Parses lyrics in any supported format, detected by content, after removing markup of web pages and programs;
 * translations between the lines are assigned to them. Unsupported formats yield no lines. Never throws.
 */
export function readAnyLyrics(source: string): Lyrics {
  const { format, text } = detectFormat(source);
  return joinBilingual(parsers[format](text));
}

/** Parses a text embedded in JSON, which is not JSON itself. */
function readText(source: string): Lyrics {
  const { format, text } = detectFormat(source);
  return format === 'json' ? parsers.plain('') : parsers[format](text);
}
