import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { actionBar, useSongDrop } from '@qingyin/ui';
import { IconFolderPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { BarButton } from '../bar/BarButton.tsx';
import { usePlayer } from '../player-context.tsx';
import { useEscape } from '../use-escape.ts';
import { usePlayerState } from '../use-player-state.ts';
import styles from './QueueDrawer.module.css';
import { QueueList } from './QueueList.tsx';
import { useAddDropped } from './use-add-dropped.ts';

export interface QueueDrawerProps {
  onClose: () => void;
  /** offers 收藏为歌单 */
  onSaveQueue?: ((tracks: readonly Track[]) => void) | undefined;
}

/** 播放队列: what comes, in which order; a panel beside the page, a sheet on phones. Escape closes it. */
export function QueueDrawer({ onClose, onSaveQueue }: QueueDrawerProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const queue = usePlayerState((snapshot) => snapshot.queue);
  const panel = useRef<HTMLElement>(null);
  const count = queue.length;

  useEscape(onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  function clear(): void {
    const memory = player.clear();
    actionBar.show({ text: t`已清空播放队列`, undo: () => player.putBack(memory) });
  }

  return (
    <>
      {/* Only a place to tap beside the sheet; keys have Escape and the button. */}
      <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
      <section ref={panel} role="dialog" aria-label={t`播放队列`} tabIndex={-1} className={styles.drawer}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t`播放队列`}</h2>
          <span className={styles.count}>{count > 0 && <bdi>{t`${count} 首`}</bdi>}</span>
          {count > 0 && onSaveQueue && (
            <BarButton label={t`收藏为歌单`} onClick={() => onSaveQueue(queue)}>
              <IconFolderPlus size={20} stroke={1.75} />
            </BarButton>
          )}
          {count > 0 && (
            <BarButton label={t`清空`} onClick={clear}>
              <IconTrash size={20} stroke={1.75} />
            </BarButton>
          )}
          <BarButton label={t`关闭`} onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </BarButton>
        </header>
        {count > 0 ? <QueueList /> : <EmptyQueue />}
      </section>
    </>
  );
}

function EmptyQueue() {
  const { t } = useLingui();
  const player = usePlayer();
  const add = useAddDropped();
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
