import { persistedValue, queryRoots } from '@qingyin/query-kit';
import type { QueryClient } from '@tanstack/react-query';
import { serializeLyrics } from './lyric-formats.ts';
import { blankLine, type EditableLyrics, type EditableLine, type EditableWord } from './editable-lyrics.ts';

/** Unsaved changes to the lyrics of a song. */
export interface LyricDraft {
  sheet: EditableLyrics;
  /** number of the version it is based on */
  base: number;
}

type Kept = Readonly<Record<string, unknown>>;
const isRecord = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null;
const ms = (kept: unknown): number | null =>
  typeof kept === 'number' && Number.isFinite(kept) && kept >= 0 ? kept : null;
const text = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

function readWord(kept: unknown): EditableWord[] {
  if (!isRecord(kept) || typeof kept['text'] !== 'string') return [];
  const reading = text(kept['reading']);
  const times = { startMs: ms(kept['startMs']), endMs: ms(kept['endMs']) };
  return [{ text: kept['text'], ...times, ...(reading ? { reading } : {}) }];
}

function readLine(kept: unknown, at: number): EditableLine[] {
  if (!isRecord(kept)) return [];
  const words = Array.isArray(kept['words']) ? kept['words'].flatMap(readWord) : [];
  const background = isRecord(kept['background'])
    ? (kept['background'] as unknown as EditableLine['background'])
    : null;
  return [
    {
      ...blankLine(at + 1),
      startMs: ms(kept['startMs']),
      endMs: ms(kept['endMs']),
      text: text(kept['text']),
      translation: text(kept['translation']),
      romanisation: text(kept['romanisation']),
      agent: text(kept['agent']) || null,
      words: words.length > 0 ? words : null,
      background,
    },
  ];
}

/** Validates a persisted draft; null if there is none. */
export function parseLyricDraft(kept: unknown): LyricDraft | null {
  if (!isRecord(kept) || !isRecord(kept['sheet']) || typeof kept['base'] !== 'number') return null;
  const { lines, about } = kept['sheet'];
  if (!Array.isArray(lines)) return null;
  return {
    base: kept['base'],
    sheet: { lines: lines.flatMap(readLine), about: isRecord(about) ? about : {} },
  };
}

/** Persisted draft of a user for a song. */
export const persistedLyricDraft = (userId: string, songId: string) =>
  persistedValue(queryRoots.music, `lyric-draft/${userId}/${songId}`, parseLyricDraft);

/**
 * Updates the persisted draft after a save: deletes it if its text was saved; if the user has edited on meanwhile,
 * sets the saved version as its base. Works after the editor was closed, too.
 */
export async function reconcileDraft(
  client: QueryClient,
  userId: string,
  songId: string,
  sent: LyricDraft,
  version: number,
): Promise<void> {
  const place = persistedLyricDraft(userId, songId);
  const kept = await client.fetchQuery(place.query());
  if (!kept) return;
  if (serializeLyrics(kept.sheet) === serializeLyrics(sent.sheet)) await place.keep(client, null);
  else if (kept.base === sent.base) await place.keep(client, { ...kept, base: version });
}
