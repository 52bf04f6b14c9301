import type { LyricLine, Lyrics, LyricWord, SungText } from '@qingyin/lyrics';

/** Word or character with a time of its own. */
export interface EditableWord {
  /** with its trailing blank */
  text: string;
  /** ms from the song's start; null if not timed yet */
  startMs: number | null;
  /** null: ends where the next word begins or the line ends */
  endMs: number | null;
  reading?: string;
}

/** A line while it is edited. Unlike a `LyricLine` it may have no time, or no text (a pause). */
export interface EditableLine {
  /** constant while the lyrics are edited */
  id: number;
  startMs: number | null;
  /** null: ends where the next line begins */
  endMs: number | null;
  text: string;
  translation: string;
  romanisation: string;
  agent: string | null;
  /** their texts join to `text`, apart from surrounding blanks */
  words: readonly EditableWord[] | null;
  background: SungText | null;
}

/** Lyrics while they are edited, lines in singing order. */
export interface EditableLyrics {
  lines: readonly EditableLine[];
  /** metadata besides the lines, kept unchanged */
  about: Omit<Lyrics, 'lines' | 'timed'>;
}

/** Maximum assumed duration of a word without an end, ms. */
const OPEN_WORD_MS = 3000;

/** Empty line. */
export const blankLine = (id: number): EditableLine => ({
  id,
  startMs: null,
  endMs: null,
  text: '',
  translation: '',
  romanisation: '',
  agent: null,
  words: null,
  background: null,
});

/** Unused line id. */
export const freeId = ({ lines }: EditableLyrics): number => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** Converts lyrics for editing. Ends that equal the next line's start become null, so that they move with it. */
export function toEditableLyrics({ timed, lines, ...about }: Lyrics): EditableLyrics {
  const ownEnd = (line: LyricLine, next: LyricLine | undefined) =>
    timed && Number.isFinite(line.endMs) && line.endMs !== next?.startMs ? line.endMs : null;
  return {
    about,
    lines: lines.map((line, at) => ({
      ...blankLine(at + 1),
      startMs: timed ? line.startMs : null,
      endMs: ownEnd(line, lines[at + 1]),
      text: line.text,
      translation: line.translation ?? '',
      romanisation: line.romanisation ?? '',
      agent: line.agent ?? null,
      words: line.words?.map(sheetWord) ?? null,
      background: line.background ?? null,
    })),
  };
}

function sheetWord({ text, startMs, endMs, reading }: LyricWord, at: number, all: readonly LyricWord[]) {
  const open = endMs === all[at + 1]?.startMs;
  return { text, startMs, endMs: open ? null : endMs, ...(reading ? { reading } : {}) };
}

/** Number of lines without a time, and of lines with words that miss a time. */
export function countUntimed({ lines }: EditableLyrics): { lines: number; words: number } {
  const sung = lines.filter(({ text }) => text.trim() !== '');
  return {
    lines: sung.filter(({ startMs }) => startMs === null).length,
    words: sung.filter(({ words }) => words?.some(({ startMs }) => startMs === null)).length,
  };
}

/** Whether any line has a time. */
export const isTimed = ({ lines }: EditableLyrics): boolean => lines.some(({ startMs }) => startMs !== null);

/**
 * Converts the edited lyrics to `Lyrics`, sorted by start. The time of an untimed line among timed ones is
 * interpolated, since `Lyrics` requires one; words are dropped unless all words of the line are timed. Lines
 * without text end the line before them.
 */
export function toLyrics({ lines, about }: EditableLyrics): Lyrics {
  const timed = isTimed({ lines, about });
  const starts = timed ? filledStarts(lines) : lines.map(() => 0);
  const sorted = lines
    .map((line, at) => ({ line, startMs: starts[at] ?? 0 }))
    .sort((a, b) => a.startMs - b.startMs);
  const nextStart = (startMs: number, at: number) =>
    sorted.slice(at + 1).find((one) => one.startMs > startMs)?.startMs ?? Number.POSITIVE_INFINITY;
  const sung = sorted.flatMap(({ line, startMs }, at): LyricLine[] => {
    const text = line.text.trim();
    if (text === '') return [];
    const next = timed ? nextStart(startMs, at) : Number.POSITIVE_INFINITY;
    const words = timed ? closedWords(line, Math.min(line.endMs ?? next, next)) : null;
    const endMs = timed ? Math.max(startMs, line.endMs ?? words?.at(-1)?.endMs ?? next) : next;
    return [{ startMs, endMs, text, ...(words ? { words } : {}), ...beside(line) }];
  });
  return { ...about, timed, lines: sung };
}

function beside(line: EditableLine): Partial<LyricLine> {
  const translation = line.translation.trim();
  const romanisation = line.romanisation.trim();
  return {
    ...(translation ? { translation } : {}),
    ...(romanisation ? { romanisation } : {}),
    ...(line.agent ? { agent: line.agent } : {}),
    ...(line.background ? { background: line.background } : {}),
  };
}

/** Words with their ends filled in; null if a word has no start. */
function closedWords({ words }: EditableLine, lineEndMs: number): LyricWord[] | null {
  if (!words || words.length === 0) return null;
  const closed: LyricWord[] = [];
  for (const [at, { text, startMs, endMs, reading }] of words.entries()) {
    if (startMs === null) return null;
    const next = words[at + 1]?.startMs ?? Math.min(lineEndMs, startMs + OPEN_WORD_MS);
    const end = Math.max(startMs, endMs ?? next);
    closed.push({ text, startMs, endMs: end, ...(reading ? { reading } : {}) });
  }
  return closed;
}

/** Start of each line; missing ones are interpolated evenly, trailing ones take the last start. */
function filledStarts(lines: readonly EditableLine[]): number[] {
  const starts = lines.map(({ startMs }) => startMs);
  return starts.map((startMs, at) => {
    if (startMs !== null) return startMs;
    const before = starts.findLastIndex((one, index) => index < at && one !== null);
    const after = starts.findIndex((one, index) => index > at && one !== null);
    const from = starts[before] ?? 0;
    const to = starts[after];
    if (to === undefined || to === null || to <= from) return from;
    return Math.round(from + ((to - from) * (at - before)) / (after - before));
  });
}
