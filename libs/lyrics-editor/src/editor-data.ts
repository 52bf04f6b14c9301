import { lyricVersionQuery, lyricVersionsQuery } from '@qingyin/data-music';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lyricsEditorKeys } from './keys.ts';
import { parseLyrics } from './model/lyric-formats.ts';
import { persistedLyricDraft, type LyricDraft } from './model/lyric-draft.ts';
import type { EditableLyrics } from './model/editable-lyrics.ts';
import { waitForPendingSave } from './model/pending-saves.ts';

/** Data the editor starts with. */
export interface EditorData {
  /** number of the current version */
  current: number;
  /** lyrics of that version */
  sheet: EditableLyrics;
  /** unsaved changes of this user from an earlier visit */
  draft: LyricDraft | null;
}

/** Query for the editor's data; fetched on each opening and not refetched while open, which would overwrite edits. */
export const editorDataQuery = (client: QueryClient, userId: string, songId: string) =>
  queryOptions({
    queryKey: lyricsEditorKeys.start(userId, songId),
    queryFn: async (): Promise<EditorData> => {
      // Waits for a save that still runs from an earlier visit, to start with its result.
      await waitForPendingSave(songId);
      const { current } = await client.fetchQuery(lyricVersionsQuery(songId));
      const [{ lyric }, draft] = await Promise.all([
        client.fetchQuery(lyricVersionQuery(songId, current)),
        client.fetchQuery(persistedLyricDraft(userId, songId).query()),
      ]);
      return { current, sheet: parseLyrics(lyric), draft };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
