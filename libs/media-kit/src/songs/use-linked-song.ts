import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import { usePlayer } from '@qingyin/player-react';
import { readSong, useArrival, useRouter } from '@qingyin/routing';
import { useMemo, useRef, useState } from 'react';
import { startFrom } from '../actions/start-from.ts';
import { linkedSong } from './linked-song.ts';
import { type LinkedRow, type SongSource } from './song-grid-props.ts';

/** Presses this close together are one double press, ms. */
const DOUBLE_PRESS_MS = 500;

export interface LinkedSongState {
  /** row to come to at first; none for who comes back to a place on the page */
  startRow: number | undefined;
  /** how its row is marked, until it has been played */
  row: LinkedRow | null;
  /** plays this song as the link wants it; false when it is not the one */
  play: (id: number | undefined, start: () => void) => boolean;
}

/** The song of this list that the page's address leads to. Browsers let nothing sound by itself: its row offers it. */
export function useLinkedSong(source: SongSource): LinkedSongState {
  const { t } = useLingui();
  const player = usePlayer();
  const router = useRouter();
  const arrival = useArrival();
  const [linked, setLinked] = useState(() =>
    linkedSong(readSong({ ...router.state.location.search }), source),
  );
  const [startRow] = useState(arrival === 'return' ? undefined : linked?.row);

  const row = useMemo(() => {
    if (!linked) return null;
    const time = formatDuration(linked.startMs);
    return { id: linked.id, offer: linked.startMs > 0 ? t`从 ${time} 播放` : t`播放` };
  }, [linked, t]);

  const taken = useRef<{ id: number; at: number } | null>(null);
  const play = (id: number | undefined, start: () => void): boolean => {
    const current = player.snapshot.get().track?.id;
    if (!linked) {
      // The second half of a double press on the offer must not stop what the first began.
      const { id: begun, at } = taken.current ?? { id: 0, at: 0 };
      return id === begun && id === current && performance.now() - at < DOUBLE_PRESS_MS;
    }
    if (id !== linked.id) return false;
    setLinked(null);
    taken.current = { id, at: performance.now() };
    // The song may have been put on already, from anywhere: then it only has to go to the place.
    if (current === id) player.play();
    else start();
    if (linked.startMs > 0) startFrom(player, id, linked.startMs);
    return true;
  };
  return { startRow, row, play };
}
