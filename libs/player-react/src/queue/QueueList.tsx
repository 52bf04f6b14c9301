import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import styles from './QueueList.module.css';
import { QueueRow } from './QueueRow.tsx';
import { useQueueDrop } from './use-queue-drop.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Height of a row, px (look.md: compact song rows are 40, these carry two lines). */
export const QUEUE_ROW_PX = 56;
const OVERSCAN = 6;

/** The queue's rows, only those in sight; a handle moves them by pointer and by arrow keys. */
export function QueueList() {
  const { t } = useLingui();
  const player = usePlayer();
  const { queue, keys, index, playing } = usePlayerState(({ queue, queueKeys, index, status }) => ({
    queue,
    keys: queueKeys,
    index,
    playing: status === 'playing' || status === 'buffering' || status === 'resolving',
  }));
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const drag = useRowDrag(QUEUE_ROW_PX, queue.length, (from, to) => player.move(from, to));
  const drop = useQueueDrop(QUEUE_ROW_PX, queue.length, scroller);
  const virtual = useVirtualizer({
    count: queue.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => QUEUE_ROW_PX,
    getItemKey: (place) => keys[place] ?? place,
    overscan: OVERSCAN,
    initialOffset: Math.max(0, (index - 2) * QUEUE_ROW_PX),
  });

  // The song that plays is what one opens the queue for.
  const showPlaying = useEffectEvent(() => {
    if (index > 2) virtual.scrollToIndex(index, { align: 'center' });
  });
  // Once, on opening: later the list must not scroll away under the reader.
  useLayoutEffect(() => showPlaying(), []);

  function moveByKey(from: number, step: -1 | 1): void {
    const to = from + step;
    const track = queue[from];
    if (!track || to < 0 || to >= queue.length) return;
    player.move(from, to);
    virtual.scrollToIndex(to, { align: 'auto' });
    const { name } = track;
    const place = to + 1;
    setSaid(t`${name} 移到第 ${place} 位`);
  }

  function remove(place: number): void {
    const next = scroller.current?.querySelectorAll<HTMLElement>('[data-queue-main]')[0];
    player.remove(place);
    // The button that was pressed is gone; focus goes to the list and not to the top of the page.
    if (next && document.activeElement === document.body) scroller.current?.focus();
  }

  return (
    <div ref={scroller} className={styles.scroller} tabIndex={-1} {...drop.handlers}>
      <ul className={styles.list} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index: place, start }) => {
          const track = queue[place];
          return (
            track && (
              <QueueRow
                key={String(key)}
                track={track}
                place={place}
                count={queue.length}
                current={place === index}
                playing={playing}
                offset={start + drag.offsetOf(place)}
                dragged={drag.from === place}
                onPlay={() => (place === index ? player.toggle() : player.jumpTo(place))}
                onRemove={() => remove(place)}
                onMove={(step) => moveByKey(place, step)}
                onGrab={(event) => drag.grab(event, place)}
              />
            )
          );
        })}
        {drop.gap !== null && (
          <li aria-hidden className={styles.gap} style={{ insetBlockStart: drop.gap * QUEUE_ROW_PX }} />
        )}
      </ul>
      <span role="status" className="qy-unseen">
        {said}
      </span>
    </div>
  );
}
