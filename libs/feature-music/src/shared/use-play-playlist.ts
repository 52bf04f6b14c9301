import { useLingui } from '@lingui/react/macro';
import { playlistQuery } from '@qingyin/data-music';
import type { PlayMode } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createLongList } from './long-list/long-list.ts';
import { playProgressively } from './long-list/play-progressively.ts';

export interface PlaylistPlayback {
  /** this list is what plays now */
  playing: boolean;
  /** plays it from the start, or pauses and goes on when it is the one in the queue */
  toggle: () => void;
}

/** Plays a list from outside its page, whatever its length. `mode` is set only when the list starts. */
export function usePlayPlaylist(id: string, mode?: PlayMode): PlaylistPlayback {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const current = usePlayerState(({ source }) => source?.kind === 'playlist' && source.id === id);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');

  const start = async () => {
    const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(id));
    if (mode) player.setMode(mode);
    await playProgressively(player, createLongList(queryClient, playlist, tracks));
  };
  const toggle = () => {
    if (current) player.toggle();
    else void start().catch(() => message.error(t`没有取到这个歌单，请再试一次`));
  };
  return { playing: current && sounding, toggle };
}
