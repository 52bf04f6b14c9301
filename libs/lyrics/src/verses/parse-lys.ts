import type { LyricAgent, LyricLine, Lyrics, SungText } from '../model.ts';
import { addToBackground } from '../shape/add-background.ts';
import { joinWordTexts } from '../shape/line-ends.ts';
import { withoutBrackets } from '../shape/without-brackets.ts';
import { taggedLines, timedLyrics } from './tagged-lines.ts';
import { parseTrailingTimes } from './parse-trailing-times.ts';

/** `[property]` opens a line. */
const LINE = /^\s*\[(\d{0,2})\]/;
/** Properties from this one on are background vocals. */
const BACKGROUND = 6;

/** Agent by side: property modulo 3 is 1 for the left side, 2 for the right one. */
const sides: (string | undefined)[] = [undefined, 'v1', 'v2'];

function readSung(rest: string, afterMs: number): SungText | undefined {
  const words = parseTrailingTimes(rest);
  const [first] = words;
  const text = first ? joinWordTexts(words) : rest.replace(/\(\d{1,9},\d{1,9}\)/g, '').trim();
  if (text === '') return undefined;
  if (!first) return { startMs: afterMs, endMs: afterMs, text };
  const startMs = Math.min(...[first, ...words.slice(1)].map((word) => word.startMs));
  return { startMs, endMs: Math.max(startMs, words.at(-1)?.endMs ?? startMs), text, words };
}

/**
 * Parses Lyricify Syllable: `[property]word(start,length)…`, absolute ms. The property states the side of a line
 * and whether it is background vocals of the line before. Never throws (docs/lyrics/lys.md).
 */
export function parseLys(source: string): Lyrics {
  const { tags, others } = taggedLines(source);
  const lines: LyricLine[] = [];
  const agents = new Map<string, LyricAgent>();
  for (const raw of others) {
    const opening = LINE.exec(raw);
    const before = lines.at(-1);
    const sung = opening && readSung(raw.slice(opening[0].length), before?.endMs ?? 0);
    if (!sung) continue;
    const property = Number(opening[1]);
    if (property >= BACKGROUND && before) {
      addToBackground(before, withoutBrackets(sung));
      continue;
    }
    const agent = sides[property % 3];
    if (agent !== undefined) agents.set(agent, { id: agent, kind: 'person' });
    lines.push({ ...sung, ...(agent === undefined ? {} : { agent }) });
  }
  const lyrics = timedLyrics(lines, tags);
  return { ...lyrics, ...(agents.size > 0 ? { agents: [...agents.values()] } : {}) };
}
