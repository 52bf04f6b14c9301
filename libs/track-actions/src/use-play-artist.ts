import { useLingui } from '@lingui/react/macro';
import { artistTopSongsQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type SourcePlayback, usePlaySource } from './use-play-source.ts';

/** Plays an artist's hot songs from outside the artist's page. */
export function usePlayArtist(id: string): SourcePlayback {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const source = { kind: 'artist', id };
  const start = async () => {
    const tracks = await queryClient.fetchQuery(artistTopSongsQuery(id));
    if (tracks.length === 0) message.info(t`还没有这位歌手的歌。`);
    else player.playList(tracks, undefined, source);
  };
  return usePlaySource(source, start, t`没有取到歌曲，请再试一次`);
}
