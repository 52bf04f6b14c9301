import { parseCues } from './cues/parse-cues.ts';
import { type LyricFormat, recognise } from './formats.ts';
import { joinUnstamped } from './loose/unstamped.ts';
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
  lrc: (text) => parseEnhancedLrc(joinUnstamped(text)),
  // Text without stamps may have tags.
  plain: parseLrc,
};

/**
 * Reads a lyric in whichever form it is, told by the text itself, with what pages and programs add to it taken away;
 * translations between lines are joined to these. A form that cannot be read has no lines. Never throws.
 */
export function readAnyLyrics(source: string): Lyrics {
  const { format, text } = recognise(source);
  return joinBilingual(parsers[format](text));
}

/** A text that stands in JSON, where no JSON stands within. */
function readText(source: string): Lyrics {
  const { format, text } = recognise(source);
  return format === 'json' ? parsers.plain('') : parsers[format](text);
}
