import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { CatalogueText, PlayingMark } from '@qingyin/ui';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { BarButton } from '../bar/BarButton.tsx';
import { formatClock } from '../format-clock.ts';
import styles from './QueueRow.module.css';

export interface QueueRowProps {
  track: Track;
  place: number;
  count: number;
  current: boolean;
  /** whether the current song sounds */
  playing: boolean;
  /** from the top of the list, px */
  offset: number;
  dragged: boolean;
  onPlay: () => void;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** One song of the queue: press to play, grip to move, cross to remove. */
export function QueueRow(props: QueueRowProps) {
  const { t } = useLingui();
  const { track, place, count, current, playing, offset, dragged, onPlay, onRemove, onMove, onGrab } = props;
  const { name } = track;
  const artists = track.artists.map((artist) => artist.name).join(' / ');
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${String(offset)}px)` }}
      aria-setsize={count}
      aria-posinset={place + 1}
      aria-current={current || undefined}
      data-dragged={dragged || undefined}
      data-unplayable={track.unplayable !== null || undefined}
    >
      <button type="button" className={styles.main} onClick={onPlay} data-queue-main>
        <span className={styles.mark} aria-hidden="true">
          {current ? <PlayingMark moving={playing} /> : place + 1}
        </span>
        <span className={styles.words}>
          <CatalogueText className={styles.name} text={name} />
          <CatalogueText className={styles.artists} text={artists} />
        </span>
        <span className={styles.time} aria-hidden="true">
          {formatClock(track.durationMs)}
        </span>
      </button>
      <span className={styles.tools}>
        <BarButton
          label={t`移动 ${name}`}
          className={styles.grip}
          aria-roledescription={t`用上下方向键移动`}
          onPointerDown={onGrab}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onMove(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <IconGripVertical size={18} stroke={1.75} />
        </BarButton>
        <BarButton label={t`移除 ${name}`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} />
        </BarButton>
      </span>
    </li>
  );
}
