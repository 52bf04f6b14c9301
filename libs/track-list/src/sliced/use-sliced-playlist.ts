import { createSlicedPlaylist, type SlicedPlaylist } from '@qingyin/track-actions';
import type { PlaylistDetail, Track } from '@qingyin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';

/** Playlist for display, with handlers that fetch missing songs. */
export interface DisplayedPlaylist {
  list: SlicedPlaylist;
  /** fetches missing songs between two visible rows and around them */
  onRangeChange: (start: number, end: number) => void;
  /** fetches the failed range again; null if nothing failed */
  retry: (() => void) | null;
}

/** Rows fetched beyond the visible ones. */
const AHEAD = 100;

/** A long list for display; renders when songs have arrived. */
export function useSlicedPlaylist(playlist: PlaylistDetail, delivered: readonly Track[]): DisplayedPlaylist {
  const queryClient = useQueryClient();
  const list = useMemo(
    () => createSlicedPlaylist(queryClient, playlist, delivered),
    [queryClient, playlist, delivered],
  );
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [lost, setLost] = useState<{ list: SlicedPlaylist; start: number; end: number } | null>(null);

  const fetch = useCallback(
    (start: number, end: number) => {
      if (list.has(start, end)) return;
      list.load(start, end).then(
        () => {
          setLost(null);
          redraw();
        },
        () => setLost({ list, start, end }),
      );
    },
    [list],
  );
  const want = useCallback((start: number, end: number) => fetch(start - AHEAD, end + AHEAD), [fetch]);
  return { list, onRangeChange: want, retry: lost?.list === list ? () => fetch(lost.start, lost.end) : null };
}
