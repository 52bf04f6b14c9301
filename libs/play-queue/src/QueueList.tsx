import { useLikes } from '@qingyin/track-actions';
import {
  ROW_PX,
  type SelectedSongs,
  type SongMenuRequest,
  SongGrid,
  SongMenu,
  useDisplayOptions,
} from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { OptionalBoundary } from '@qingyin/ui';
import { IconArrowBarToUp } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './QueueList.module.css';
import { QueueSelection } from './QueueSelection.tsx';
import { QueueRowTools } from './QueueRowTools.tsx';
import { useTouchDrag } from './use-touch-drag.ts';
import { type QueueCommands } from './use-queue-commands.ts';
import { useQueueDrop } from './use-queue-drop.ts';

/** Number of played rows visible above the current one when the queue opens. */
const ROWS_ABOVE = 2;
/** Padding above the first row inside the scroll container. */
const ABOVE_ROWS_PX = 4;

export interface QueueListProps {
  actions: QueueCommands;
  /** selection mode */
  choosing: boolean;
  onChosen: () => void;
}

/** Rows of the queue: a song grid in its own scroll container, with queue-specific actions. */
export function QueueList({ actions, choosing, onChosen }: QueueListProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const router = useRouter();
  const { liked, toggle } = useLikes();
  const { cover } = useDisplayOptions();
  const { queue, ids, index, playing, playingId } = usePlayerState((snapshot) => ({
    queue: snapshot.queue,
    ids: snapshot.queueKeys,
    index: snapshot.index,
    playing: snapshot.status === 'playing' || snapshot.status === 'buffering',
    playingId: snapshot.track?.id ?? null,
  }));
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const chosen = useRef<SelectedSongs | null>(null);
  const drop = useQueueDrop(ROW_PX, queue.length, scroller);
  const finger = useTouchDrag(scroller, {
    rowPx: ROW_PX,
    count: queue.length,
    rowsWith: (row) => {
      const rows = chosen.current?.rows() ?? [];
      return rows.includes(row) ? rows : [row];
    },
    onMove: actions.move,
  });
  const removalLabel = t`从队列中移除`;
  const queued = {
    currentRow: index,
    Tools: QueueRowTools,
    toolsLabel: removalLabel,
    isSelecting: choosing,
    remove: actions.remove,
  };
  const rowAt = useMemo(() => (row: number) => queue[row], [queue]);

  // Scrolls to the current song on open only; later the list must not move under the reader.
  useLayoutEffect(() => {
    const { index: row } = player.snapshot.get();
    scroller?.scrollTo?.({ top: Math.max(0, row - ROWS_ABOVE) * ROW_PX, behavior: 'instant' });
  }, [scroller, player]);

  const gap = drop.gap ?? finger.gap;
  const carriedName = queue[finger.draggedRows?.[0] ?? -1]?.name;
  const renderMenu = ({ tracks, index: row, rows, anchor }: SongMenuRequest, close: () => void) => (
    <OptionalBoundary onLost={close}>
      <SongMenu
        tracks={tracks}
        anchor={anchor}
        onClose={close}
        onPlay={() => player.jumpTo(row)}
        onPutNext={() => actions.putNext(rows)}
        likes={{ liked, toggle }}
        removal={{ label: removalLabel, remove: () => actions.remove(rows) }}
        rows={rows}
        count={queue.length}
        onMove={actions.move}
        extraEntries={() => [
          {
            id: 'move-up',
            label: t`移到最前`,
            icon: <IconArrowBarToUp size={18} stroke={1.75} aria-hidden />,
            onSelect: () => actions.moveUp(rows),
          },
        ]}
      />
    </OptionalBoundary>
  );

  return (
    <div ref={setScroller} className={styles.scroller} {...drop.handlers}>
      <div className={styles.list}>
        {scroller && (
          <SongGrid
            name={t`播放队列`}
            count={queue.length}
            rowAt={rowAt}
            ids={ids}
            scrollElement={scroller}
            playingId={playingId}
            playing={playing}
            liked={liked}
            withCover={cover}
            queued={queued}
            onPlay={(row) => (row === index ? player.toggle() : player.jumpTo(row))}
            onLike={toggle}
            onMove={actions.move}
            onOpen={(href) => void router.navigate({ href })}
            renderMenu={renderMenu}
            renderSelection={(songs) => (
              <QueueSelection chosen={songs} held={chosen} actions={actions} onDone={onChosen} />
            )}
          />
        )}
        {gap !== null && (
          <div aria-hidden className={styles.gap} style={{ insetBlockStart: gap * ROW_PX + ABOVE_ROWS_PX }} />
        )}
      </div>
      {finger.draggedRows && (
        <div aria-hidden ref={finger.card} data-carried className={styles.card}>
          <bdi>{carriedName}</bdi>
          {finger.draggedRows.length > 1 && <span>{finger.draggedRows.length}</span>}
        </div>
      )}
    </div>
  );
}
