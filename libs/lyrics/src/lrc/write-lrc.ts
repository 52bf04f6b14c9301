import type { LyricLine, Lyrics, LyricWord, SungText } from '../model.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';
import { withoutBackground } from '../shape/without-background.ts';
import { creditLine } from '../yrc/credit-line.ts';
import { formatTimestamp } from './timestamp.ts';
import { voiceMark } from './voices.ts';

/** Largest gap behind a line with word times that is not written as a pause, ms. */
const SHORT_GAP_MS = 2000;

const stamped = (ms: number, text: string): string => `[${formatTimestamp(ms)}]${text}`;
const wordStamp = (ms: number): string => `<${formatTimestamp(ms)}>`;

/** Collapses whitespace; spaces at the ends stay, because they separate words. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ');

function wordsText(words: readonly LyricWord[]): string {
  return words
    .map(({ startMs, endMs, text }, at) => {
      const next = words[at + 1];
      const ends = !next || endMs < next.startMs;
      return `${wordStamp(startMs)}${inLine(text)}${ends ? wordStamp(endMs) : ''}`;
    })
    .join('');
}

/** Serializes background vocals with their times; without times when they last as long as their line. */
function behindText({ startMs, endMs, text, words }: SungText, line: LyricLine): string {
  if (words) return wordsText(words);
  if (startMs === line.startMs && endMs === line.endMs) return collapseWhitespace(text);
  return `${wordStamp(startMs)}${collapseWhitespace(text)}${Number.isFinite(endMs) ? wordStamp(endMs) : ''}`;
}

/** The `[bg: …]` line of a line in enhanced LRC. */
const behindLine = (line: LyricLine): string[] =>
  line.background ? [`[bg: ${behindText(line.background, line)}]`] : [];

/** The timestamp of the pause behind a line, if there is one. */
function pauseAfter({ endMs, words }: LyricLine, next: LyricLine | undefined): string[] {
  const gap = (next?.startMs ?? Number.POSITIVE_INFINITY) - endMs;
  return Number.isFinite(endMs) && gap > (words ? SHORT_GAP_MS : 0) ? [stamped(endMs, '')] : [];
}

export interface LrcOptions {
  /** `word`: enhanced LRC, with word times where known, `v1:` for agents and `[bg: …]` */
  timing?: 'line' | 'word';
}

/**
 * Serializes lyrics as LRC with milliseconds: tags (without `offset`, which is already applied), credits as JSON
 * lines, one timestamp per line, pauses. Line-timed LRC has background vocals in brackets and agents only as `F:`
 * `M:` `D:`; enhanced LRC has `[bg: …]` and `v1:` too. Translations, romanizations and readings are left out
 * (docs/lyrics/lrc.md). Untimed lyrics become plain lines.
 */
export function writeLrc(lyrics: Lyrics, { timing = 'line' }: LrcOptions = {}): string {
  const tags = Object.entries(lyrics.tags ?? {}).filter(([name]) => name !== 'offset');
  const head = [
    ...tags.map(([name, text]) => `[${name}:${collapseWhitespace(text)}]`),
    ...(lyrics.credits ?? []).map(creditLine),
  ];
  if (!lyrics.timed) return [...head, ...lyrics.lines.map(({ text }) => collapseWhitespace(text))].join('\n');
  const enhanced = timing === 'word';
  const lines = enhanced ? lyrics.lines : lyrics.lines.map(withoutBackground);
  const body = lines.flatMap((line, at) => {
    const text = enhanced && line.words ? wordsText(line.words) : collapseWhitespace(line.text);
    return [
      stamped(line.startMs, `${voiceMark(line.agent, enhanced)}${text}`),
      ...behindLine(line),
      ...pauseAfter(line, lines[at + 1]),
    ];
  });
  return [...head, ...body].join('\n');
}

/**
 * Serializes translations or romanizations as LRC with the timestamps of their lines; empty where there is none.
 */
export function writeTranslations({ timed, lines }: Lyrics, what: 'translation' | 'romanisation'): string {
  if (!timed) return '';
  return lines
    .flatMap((line) => (line[what] ? [stamped(line.startMs, collapseWhitespace(line[what]))] : []))
    .join('\n');
}
