import { useLingui } from '@lingui/react/macro';
import { albumQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { useQueryClient } from '@tanstack/react-query';
import { type SourcePlayback, usePlaySource } from './use-play-source.ts';

/** Plays an album from outside its page. */
export function usePlayAlbum(id: string): SourcePlayback {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const source = { kind: 'album', id };
  const start = async () => {
    const { tracks } = await queryClient.fetchQuery(albumQuery(id));
    player.playList(tracks, undefined, source);
  };
  return usePlaySource(source, start, t`没有取到这张专辑，请再试一次`);
}
