import { useLingui } from '@lingui/react/macro';
import { attempt, type SongDrop, useSongDrop } from '@qingyin/ui';
import { type TargetPlaylist, useAddToPlaylist } from './use-add-to-playlist.ts';

/** Accepts songs that are dropped on a playlist of the user. */
export function usePlaylistDrop(list: TargetPlaylist): SongDrop {
  const { t } = useLingui();
  const { add } = useAddToPlaylist();
  return useSongDrop(
    (songs) =>
      void attempt(t`没有取到歌曲，请再试一次`, async () => {
        const tracks = await songs.tracks();
        await add(
          list,
          tracks.map(({ id }) => id),
        );
      }),
  );
}
