import { useLingui } from '@lingui/react/macro';
import { tracksByIdsQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { attempt, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { playNow } from './play-now.ts';

/** Plays a song by its id, after the current one; the rest of the queue follows. */
export function usePlaySong(): (id: string) => void {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  return (id) =>
    void attempt(t`没有取到这首歌，请再试一次`, async () => {
      const tracks = await queryClient.fetchQuery(tracksByIdsQuery([Number(id)]));
      if (tracks.length === 0) return message.info(t`这首歌已经听不到了`);
      playNow(player, tracks);
    });
}
