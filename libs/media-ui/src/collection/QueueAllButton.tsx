import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { attempt, Button, message } from '@qingyin/ui';
import { IconPlaylistAdd } from '@tabler/icons-react';

/**
 * Adds a whole collection to the end of the queue.
 *
 * @param load returns the songs; may reject
 */
export function QueueAllButton({ load }: { load: () => Promise<readonly Track[]> }) {
  const { t } = useLingui();
  const player = usePlayer();
  const queue = () =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const tracks = await load();
      player.enqueue(tracks.filter(({ unplayable }) => unplayable === null));
      message.success(t`已添加到播放队列`);
    });
  const label = t({ message: '加入队列', context: '整张歌单或专辑' });
  return (
    <Button title={label} icon={<IconPlaylistAdd size={18} stroke={1.75} aria-hidden />} onClick={queue}>
      {label}
    </Button>
  );
}
