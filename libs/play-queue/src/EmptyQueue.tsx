import { useLingui } from '@lingui/react/macro';
import { useAddDroppedSongs, usePlayer } from '@qingyin/player-react';
import { useSongDrop } from '@qingyin/ui';
import styles from './QueueDrawer.module.css';

/** Empty state of the queue, which accepts dropped songs. */
export function EmptyQueue() {
  const { t } = useLingui();
  const player = usePlayer();
  const add = useAddDroppedSongs();
  const { over, handlers } = useSongDrop((songs) => add(songs, player.enqueue));
  return (
    <div className={styles.empty} data-drop={over || undefined} {...handlers}>
      <svg viewBox="0 0 96 64" className={styles.drawing} aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round">
          <path d="M14 46c10-3 22-4 34-4s24 1 34 4M20 52c8-2 18-3 28-3s20 1 28 3" opacity=".5" />
          <path d="M30 40c2-14 8-22 18-26 2 10 0 18-6 26M48 14c8 3 14 12 16 26" />
          <path d="M48 14v26" opacity=".6" />
        </g>
      </svg>
      <p>{t`队列是空的，挑一首歌，后面的会排在这里`}</p>
    </div>
  );
}
