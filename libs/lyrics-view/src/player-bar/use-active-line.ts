import type { Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { type LyricLine, type LyricRow, rowsOf } from '@qingyin/lyrics';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLyricAppearance } from '../lyric-appearance.ts';
import { useLyricOffset } from '../lyric-offsets.ts';
import { useActiveRows } from '../scheduler/use-active-rows.ts';
import { useShownLyrics } from '../use-shown-lyrics.ts';

const none: readonly LyricRow[] = [];

/**
 * Active lyric line of a song with the user's script and offset; null before the first line and for songs without
 * timed lyrics. Renders only when another line begins.
 */
export function useActiveLine(track: Track): LyricLine | null {
  const id = String(track.id);
  const { data } = useQuery(lyricQuery(id));
  const { script } = useLyricAppearance();
  const [offsetMs] = useLyricOffset(id);
  const lyrics = useShownLyrics(data, { title: track.name, offsetMs, script });
  const rows = useMemo(() => (typeof lyrics === 'object' && lyrics.timed ? rowsOf(lyrics) : none), [lyrics]);
  const { at } = useActiveRows(rows);
  const row = rows[at];
  return row?.kind === 'line' && row.line.text !== '' ? row.line : null;
}
