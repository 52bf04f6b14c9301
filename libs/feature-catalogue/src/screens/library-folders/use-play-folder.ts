import { playSlicedPlaylist } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { libraryFolderQuery, LIBRARY_SONG_PAGE } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { attempt } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Plays all songs in a folder and below it; pauses or resumes it if it is in the queue already. */
export function usePlayFolder(): (id: number) => void {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  return (id) => {
    const source = { kind: 'library-folder', id: String(id) };
    const { source: now } = player.snapshot.get();
    if (now?.kind === source.kind && now.id === source.id) return player.toggle();
    const pageAt = (page: number) => queryClient.fetchQuery(libraryFolderQuery(id, page, true));
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const { items, total } = await pageAt(0);
      const load = async (start: number, end: number): Promise<Track[]> => {
        const page = Math.floor(start / LIBRARY_SONG_PAGE);
        const { items: more } = await pageAt(page);
        return more.slice(start - page * LIBRARY_SONG_PAGE, end - page * LIBRARY_SONG_PAGE);
      };
      await playSlicedPlaylist(player, { ...source, count: total, trackAt: (at) => items[at], load });
    });
  };
}
