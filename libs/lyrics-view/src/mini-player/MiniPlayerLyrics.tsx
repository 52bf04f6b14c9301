import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { rowsOf } from '@qingyin/lyrics';
import { ErrorState } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LyricLines } from '../LyricLines.tsx';
import { LyricSkeleton } from '../LyricSkeleton.tsx';
import { type LyricAppearance, useLyricAppearance } from '../lyric-appearance.ts';
import { useLyricOffset } from '../lyric-offsets.ts';
import { useShownLyrics } from '../use-shown-lyrics.ts';
import { TwoLineLyrics } from './TwoLineLyrics.tsx';
import styles from './MiniPlayerLyrics.module.css';

export interface MiniPlayerLyricsProps {
  track: Track;
  /** only one or two lines fit */
  low: boolean;
}

/**
 * Lyrics in the mini player, with the user's appearance settings and without menus, which open on the page. Key it
 * by the song.
 */
export function MiniPlayerLyrics({ track, low }: MiniPlayerLyricsProps) {
  const { t } = useLingui();
  const id = String(track.id);
  const { data, error, refetch } = useQuery(lyricQuery(id));
  const kept = useLyricAppearance();
  // The page announces the active line to screen readers already; a low window has no room for columns.
  const look: LyricAppearance = { ...kept, aloud: false, ...(low && { direction: 'horizontal' }) };
  const [offsetMs] = useLyricOffset(id);
  const lyrics = useShownLyrics(data, { title: track.name, offsetMs, script: look.script });
  const rows = useMemo(() => (typeof lyrics === 'object' && lyrics.timed ? rowsOf(lyrics) : []), [lyrics]);

  if (low) {
    return (
      <section aria-label={t`歌词`} className={styles.region}>
        <TwoLineLyrics rows={rows} look={look} track={track} />
      </section>
    );
  }
  if (!lyrics && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (typeof lyrics === 'string') {
    return (
      <p className={styles.none}>{lyrics === 'instrumental' ? t`纯音乐，请静静地听` : t`这首歌还没有歌词`}</p>
    );
  }
  return (
    <section aria-label={t`歌词`} className={styles.region}>
      {lyrics ? (
        <LyricLines lyrics={lyrics} look={look} track={track} bare />
      ) : (
        <LyricSkeleton direction={look.direction} />
      )}
    </section>
  );
}
