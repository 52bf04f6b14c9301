import type { LyricSources } from '../contract/read-lyrics.ts';
import { formatTimestamp } from '../lrc/timestamp.ts';
import { decodeBase64 } from '../shape/base64.ts';

/** Lyric texts found in a JSON document; `lrc` may be in any format. */
export interface JsonSources extends LyricSources {
  ttml?: string | undefined;
  plain?: string | undefined;
}

type Fields = Record<string, unknown>;

/** Field names used by services (the contract and NetEase, QQ Music, LRCLIB). */
const names: Record<keyof JsonSources, readonly string[]> = {
  ttml: ['ttml'],
  yrc: ['yrc'],
  lrc: ['lrc', 'syncedLyrics', 'lyric', 'lyrics'],
  tlyric: ['tlyric', 'trans', 'translation'],
  romalrc: ['romalrc', 'roma', 'romaji'],
  ytlrc: ['ytlrc'],
  yromalrc: ['yromalrc'],
  plain: ['plainLyrics'],
};
/** Depth and number of objects to which lyrics are searched for. */
const DEEPEST = 4;
const MOST_OBJECTS = 200;
const BASE64 = /^[\w+/]{16,}={0,2}$/;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A string, or the one in a field `lyric` as in the contract; Base64 (QQ Music) is decoded. */
function textOf(value: unknown): string | undefined {
  const text = isFields(value) ? value['lyric'] : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return BASE64.test(text) ? (decodeBase64(text) ?? text) : text;
}

/** Lines in Spotify's form: `{ startTimeMs, words }`; untimed when all times are 0. */
function linesText(lines: unknown): string | undefined {
  if (!Array.isArray(lines) || lines.length === 0) return undefined;
  const read = lines.map((line) => {
    const { startTimeMs, words } = isFields(line) ? line : {};
    return typeof words === 'string' ? { ms: Number(startTimeMs ?? 0), words } : undefined;
  });
  if (read.includes(undefined)) return undefined;
  const timed = read.some((line) => (line?.ms ?? 0) > 0);
  return read
    .map((line) => (timed ? `[${formatTimestamp(line?.ms ?? 0)}]${line?.words}` : line?.words))
    .join('\n');
}

function sourcesOf(fields: Fields): JsonSources | undefined {
  const found: JsonSources = {};
  for (const key of Object.keys(names) as (keyof JsonSources)[])
    found[key] = names[key].map((name) => textOf(fields[name])).find((text) => text !== undefined);
  found.lrc ??= linesText(fields['lines']);
  return (found.ttml ?? found.yrc ?? found.lrc ?? found.plain) ? found : undefined;
}

/** Breadth-first search for an object with lyrics. */
function findSources(value: unknown): JsonSources | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const objects = level.filter(isFields).slice(0, MOST_OBJECTS);
    for (const one of objects) {
      const sources = Array.isArray(one) ? undefined : sourcesOf(one);
      if (sources) return sources;
    }
    level = objects.flatMap((one) => Object.values(one).slice(0, MOST_OBJECTS));
  }
  return undefined;
}

/**
 * Parses a JSON text; `sources` is undefined when it has no lyrics. Returns undefined for texts that are not JSON.
 */
export function readJson(source: string): { sources: JsonSources | undefined } | undefined {
  if (!/^\s*(?:\{|\[\s*\{)/.test(source)) return undefined;
  try {
    const value = JSON.parse(source.replace(/^\uFEFF/, '')) as unknown;
    // A credit line of the contract is JSON, too.
    if (isFields(value) && Array.isArray(value['c'])) return undefined;
    return { sources: findSources(value) };
  } catch {
    return undefined;
  }
}
