import { useLingui } from '@lingui/react/macro';
import { artistTopSongsQuery, isLibraryId } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { attempt, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Plays an artist's top songs, of various artists the songs of their albums; works in all tabs, as it fetches the songs itself. */
export function usePlayHotSongs(id: string): () => void {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  return () =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      let tracks = await queryClient.fetchQuery(artistTopSongsQuery(id));
      if (tracks.length === 0 && isLibraryId(id))
        tracks = await (await import('./fetch-album-songs.ts')).fetchAlbumSongs(queryClient, id);
      if (tracks.length === 0) message.info(t`还没有这位歌手的歌。`);
      else player.playList(tracks, undefined, { kind: 'artist', id });
    });
}
