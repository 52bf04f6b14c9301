import { useLingui } from '@lingui/react/macro';
import type { PlayMode } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { useQueryClient } from '@tanstack/react-query';
import { type SourcePlayback, usePlaySource } from './use-play-source.ts';

/** Plays a playlist of any length from outside its page; the code for it is loaded with the first one. */
export function usePlayPlaylist(id: string, mode?: PlayMode): SourcePlayback {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const start = async () => {
    const { startPlaylist } = await import('./sliced-playlist/start-playlist.ts');
    await startPlaylist(queryClient, player, id, mode);
  };
  return usePlaySource({ kind: 'playlist', id }, start, t`没有取到这个歌单，请再试一次`);
}
