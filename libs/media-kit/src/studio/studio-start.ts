import { lyricVersionQuery, lyricVersionsQuery } from '@qingyin/data-music';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lyricsEditorKeys } from './keys.ts';
import { readSheet } from './model/forms.ts';
import { keptDraft, type LyricDraft } from './model/kept-draft.ts';
import type { Sheet } from './model/sheet.ts';
import { saveEnded } from './model/under-way.ts';

/** What an editor begins with. */
export interface StudioStart {
  /** the version that is shown now */
  current: number;
  /** its words */
  sheet: Sheet;
  /** what this user changed here before and has not saved */
  draft: LyricDraft | null;
}

/** Asked anew each time the editor opens, and never while it is open: what is on the table stays there. */
export const studioStartQuery = (client: QueryClient, userId: string, songId: string) =>
  queryOptions({
    queryKey: lyricsEditorKeys.start(userId, songId),
    queryFn: async (): Promise<StudioStart> => {
      // Left and opened again while a save runs: it begins with what becomes of that.
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
