import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import { rowsOf, type Lyrics } from '@qingyin/lyrics';
import { usePlayer } from '@qingyin/player-react';
import { useMemo, useRef } from 'react';
import { isRtlLyrics } from '../highlight/text-direction.ts';
import type { LyricAppearance } from '../lyric-appearance.ts';
import { useActiveRows } from '../scheduler/use-active-rows.ts';
import { useLineFocus } from '../use-line-focus.ts';
import styles from './LyricTranscript.module.css';
import { TranscriptText } from './TranscriptText.tsx';

export interface LyricTranscriptProps {
  lyrics: Lyrics;
  look: LyricAppearance;
}

/**
 * Timed lyrics as plain text to read at one's own pace: each line with a button of its time, which seeks to it. The
 * list neither moves nor follows the song, and is one Tab stop.
 */
export default function LyricTranscript({ lyrics, look }: LyricTranscriptProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const rows = useMemo(() => rowsOf(lyrics), [lyrics]);
  const rtl = useMemo(() => isRtlLyrics(lyrics.lines.map(({ text }) => text)), [lyrics]);
  const { at } = useActiveRows(rows);
  const from = (ms: number) => {
    player.seek(ms);
    player.play();
  };
  const lines = rows.flatMap((row, index) =>
    row.kind === 'interlude' || row.line.text === '' ? [] : [{ line: row.line, index }],
  );
  const list = useRef<HTMLOListElement>(null);
  const sung = lines.findLastIndex(({ index }) => index <= at);
  const { stop, handlers } = useLineFocus(list, Math.max(sung, 0));
  return (
    <ol
      ref={list}
      {...handlers}
      aria-label={t`文字稿`}
      className={styles.lines}
      dir={rtl ? 'rtl' : undefined}
    >
      {lines.map(({ line, index }, place) => {
        const time = formatDuration(line.startMs);
        return (
          <li key={index} className={styles.line} aria-current={index === at ? 'true' : undefined}>
            <button
              type="button"
              className={styles.time}
              tabIndex={place === stop ? 0 : -1}
              aria-label={`${time} ${t`从这里播放`}`}
              onClick={() => from(line.startMs)}
            >
              {time}
            </button>
            <div className={styles.text}>
              <TranscriptText sung={line} look={look} />
              {line.background && <TranscriptText sung={line.background} look={look} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
