import { lyricVersionQuery, lyricVersionsQuery } from '@qingyin/data-music';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lyricsEditorKeys } from './keys.ts';
import { readSheet } from './model/forms.ts';
import { keptDraft, type LyricDraft } from './model/kept-draft.ts';
import type { Sheet } from './model/sheet.ts';
import { saveEnded } from './model/under-way.ts';

/** Data the editor starts with. */
export interface StudioStart {
  /** number of the current version */
  current: number;
  /** lyrics of that version */
  sheet: Sheet;
  /** unsaved changes of this user from an earlier visit */
  draft: LyricDraft | null;
}

/** Query for the editor's data; fetched on each opening and not refetched while open, which would overwrite edits. */
export const studioStartQuery = (client: QueryClient, userId: string, songId: string) =>
  queryOptions({
    queryKey: lyricsEditorKeys.start(userId, songId),
    queryFn: async (): Promise<StudioStart> => {
      // Waits for a save that still runs from an earlier visit, to start with its result.
      await saveEnded(songId);
      const { current } = await client.fetchQuery(lyricVersionsQuery(songId));
      const [{ lyric }, draft] = await Promise.all([
        client.fetchQuery(lyricVersionQuery(songId, current)),
        client.fetchQuery(keptDraft(userId, songId).query()),
      ]);
      return { current, sheet: readSheet(lyric), draft };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
