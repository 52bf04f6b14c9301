import type { LyricLine, Lyrics, LyricWord, SungText } from '@qingyin/lyrics';

/** A piece of a line that gets a time of its own. */
export interface SheetWord {
  /** with the blank that ends the word, where one does */
  text: string;
  /** ms from the song's start; null: nobody has said it yet */
  startMs: number | null;
  /** null: where the next word begins, or the line ends */
  endMs: number | null;
  reading?: string;
}

/** A line as it is edited: other than `LyricLine` it may be without a time, or without text (a pause). */
export interface SheetLine {
  /** stays the line's own while it is edited */
  id: number;
  startMs: number | null;
  /** null: where the next line begins */
  endMs: number | null;
  text: string;
  translation: string;
  romanisation: string;
  agent: string | null;
  /** their texts joined and trimmed are `text` */
  words: readonly SheetWord[] | null;
  background: SungText | null;
}

/** The words of a song on the editor's table, in the order in which they are sung. */
export interface Sheet {
  lines: readonly SheetLine[];
  /** what the text says besides its lines; is kept as it is */
  about: Omit<Lyrics, 'lines' | 'timed'>;
}

/** The longest a word without an end is taken to be sung, ms. */
const OPEN_WORD_MS = 3000;

/** A line without anything. */
export const blankLine = (id: number): SheetLine => ({
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

/** An id that no line of the sheet has. */
export const freeId = ({ lines }: Sheet): number => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** Lyrics as a sheet. Ends that only say where the next line begins are left open, so that they move with it. */
export function sheetOf({ timed, lines, ...about }: Lyrics): Sheet {
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

/** How many lines and words still wait for a time; lines only where some have one. */
export function untimed({ lines }: Sheet): { lines: number; words: number } {
  const sung = lines.filter(({ text }) => text.trim() !== '');
  return {
    lines: sung.filter(({ startMs }) => startMs === null).length,
    words: sung.filter(({ words }) => words?.some(({ startMs }) => startMs === null)).length,
  };
}

/** Whether any line has a time. */
export const isTimed = ({ lines }: Sheet): boolean => lines.some(({ startMs }) => startMs !== null);

/**
 * The sheet as lyrics: lines by their start. A line without a time among others is put between its neighbours, as lyrics
 * cannot leave it open; words count where all of a line's have a time. Lines without text end the line before them.
 */
export function lyricsOf({ lines, about }: Sheet): Lyrics {
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

function beside(line: SheetLine): Partial<LyricLine> {
  const translation = line.translation.trim();
  const romanisation = line.romanisation.trim();
  return {
    ...(translation ? { translation } : {}),
    ...(romanisation ? { romanisation } : {}),
    ...(line.agent ? { agent: line.agent } : {}),
    ...(line.background ? { background: line.background } : {}),
  };
}

/** Words with ends; null where one has no start. */
function closedWords({ words }: SheetLine, lineEndMs: number): LyricWord[] | null {
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

/** Every line's start; those without one stand evenly between the ones around them, or with the last one. */
function filledStarts(lines: readonly SheetLine[]): number[] {
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
