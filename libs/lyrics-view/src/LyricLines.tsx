import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { type LyricRow as Row, type Lyrics, rowsOf } from '@qingyin/lyrics';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useCallback, useMemo, useRef } from 'react';
import { Interlude } from './Interlude.tsx';
import styles from './LyricLines.module.css';
import { repeatsLine } from './practice/line-repeat.ts';
import { isCovered, useLyricCover } from './practice/lyric-cover.ts';
import { useLineMenu } from './practice/use-line-menu.tsx';
import { LyricFrame } from './LyricFrame.tsx';
import { LyricRow } from './LyricRow.tsx';
import type { LyricAppearance } from './lyric-appearance.ts';
import { ActiveLineAnnouncer } from './ActiveLineAnnouncer.tsx';
import { isRtlLyrics } from './highlight/text-direction.ts';
import { useFollowActiveLine } from './scroll/use-follow-active-line.ts';
import { useActiveRows } from './scheduler/use-active-rows.ts';
import { useLineFocus } from './use-line-focus.ts';

export interface LyricLinesProps {
  lyrics: Lyrics;
  look: LyricAppearance;
  /** track the lyrics belong to */
  track: Track;
  /** without line menus, which open on the page: for lyrics in another window */
  bare?: boolean;
}

/** A line without text is a pause that the lyrics mark themselves. */
const isPause = (row: Row) => row.kind === 'interlude' || row.line.text === '';

/** All lyric lines with the active one in the middle. A press on a line seeks to its start. */
export function LyricLines({ lyrics, look, track, bare = false }: LyricLinesProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { timed } = lyrics;
  const rows = useMemo(() => rowsOf(lyrics), [lyrics]);
  const left = useMemo(() => isRtlLyrics(lyrics.lines.map(({ text }) => text)), [lyrics]);
  const scroller = useRef<HTMLDivElement>(null);
  const { at, activeRows } = useActiveRows(rows, scroller);
  const active = timed ? at : -1;
  useFollowActiveLine(scroller, active, look);
  const onSeek = useCallback(
    (ms: number) => {
      player.seek(ms);
      player.play();
    },
    [player],
  );
  const [cover] = useLyricCover();
  const loop = usePlayerState((snapshot) => snapshot.loop);
  const { onMenu, shown } = useLineMenu(lyrics, track);
  const credits = look.credits ? (lyrics.credits ?? []) : [];
  const row = rows[active];
  const spoken = row?.kind === 'line' && !isCovered(cover, active, active) ? row.line : null;
  const vertical = look.direction === 'vertical';
  const list = useRef<HTMLOListElement>(null);
  const sung = rows.findLastIndex((one, index) => index <= active && !isPause(one));
  const entry = sung < 0 ? rows.findIndex((one) => !isPause(one)) : sung;
  const { stop, handlers } = useLineFocus(list, entry, vertical);
  return (
    // Scrollable by keyboard: timed lines are buttons, plain text has a tab stop of its own.
    <LyricFrame
      ref={scroller}
      direction={look.direction}
      deep={timed && look.motion === 'full'}
      data-timed={timed}
      data-cover={cover}
      data-size={look.size}
      tabIndex={timed ? undefined : 0}
    >
      <ol ref={list} {...handlers} className={styles.lines} dir={left && !vertical ? 'rtl' : undefined}>
        {rows.map((one, index) => {
          const sounds = timed && activeRows.includes(index);
          return one.kind === 'interlude' || isPause(one) ? (
            <Interlude key={index} startMs={one.startMs} endMs={one.endMs} sounding={sounds} />
          ) : (
            <LyricRow
              key={index}
              line={one.line}
              side={one.side}
              look={look}
              active={index === active}
              onSeek={timed ? onSeek : undefined}
              covered={isCovered(cover, index, active)}
              looped={timed && repeatsLine(loop, one.line)}
              onMenu={bare ? undefined : onMenu}
              sounding={sounds}
              reachable={index === stop}
            />
          );
        })}
      </ol>
      {credits.length > 0 && (
        <ul aria-label={t`制作信息`} className={styles.credits}>
          {credits.map(({ text }, index) => (
            <li key={index}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      {shown}
      {look.aloud && <ActiveLineAnnouncer line={spoken} look={look} />}
    </LyricFrame>
  );
}
