import { type SlicedPlaylist, playSlicedPlaylist } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { countPlaylistPlay } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { attempt } from '@qingyin/ui';
import { useCallback } from 'react';

/**
 * Plays the whole list from a row or from the start (in shuffle from anywhere). Playing from the start counts as one
 * play of the playlist (docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export function usePlaySlicedPlaylist(list: SlicedPlaylist): (index?: number) => void {
  const { t } = useLingui();
  const player = usePlayer();
  return useCallback(
    (index) => {
      // A failed count is not worth a message.
      if (index === undefined) countPlaylistPlay(list.id).catch(() => undefined);
      void attempt(t`没有取到歌曲，请再试一次`, () => playSlicedPlaylist(player, list, index));
    },
    [player, list, t],
  );
}
