import { activeLineIndex, type Lyrics, rowsOf } from '@qingyin/lyrics';
import { usePlayer, useProgress } from '@qingyin/player-react';
import { useCallback, useMemo, useRef } from 'react';
import { LyricRow } from './LyricRow.tsx';
import styles from './LyricLines.module.css';
import type { LyricView } from './lyric-view.ts';
import { useCentredLine } from './use-centred-line.ts';

export interface LyricLinesProps {
  lyrics: Lyrics;
  view: LyricView;
}

/** All lines, the sung one in the middle; a line leads to its place in the song. */
export function LyricLines({ lyrics, view }: LyricLinesProps) {
  const player = usePlayer();
  const { timed } = lyrics;
  const rows = useMemo(() => rowsOf(lyrics).filter((row) => row.kind === 'line'), [lyrics]);
  const active = useProgress(
    useCallback(({ positionMs }) => (timed ? activeLineIndex(lyrics, positionMs) : -1), [lyrics, timed]),
  );
  const scroller = useRef<HTMLDivElement>(null);
  useCentredLine(scroller, active, view);
  return (
    // Scrollable by keyboard too: its lines are buttons, and plain text has its own stop.
    <div ref={scroller} className={styles.scroller} data-timed={timed} tabIndex={timed ? undefined : 0}>
      <ol className={styles.lines}>
        {rows.map(({ line, side }, at) => (
          <LyricRow
            key={at}
            line={line}
            side={side}
            view={view}
            active={at === active}
            onSeek={timed ? (ms) => (player.seek(ms), player.play()) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
