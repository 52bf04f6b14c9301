import { seekOnceCurrent } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import { usePlayer } from '@qingyin/player-react';
import { readSong, useNavigationType, useRouter } from '@qingyin/routing';
import { useMemo, useRef, useState } from 'react';
import { linkedSong } from './linked-song.ts';
import { type LinkedRow, type SongSource } from './song-grid-props.ts';

/** Presses within this time count as a double press, ms. */
const DOUBLE_PRESS_MS = 500;

/** State of the song that the page's address links to. */
export interface LinkedSongState {
  /** row to start at; undefined after a return through history */
  startRow: number | undefined;
  /** marking of the linked row until it was played */
  row: LinkedRow | null;
  /** plays the linked song at its position; false for other songs */
  play: (id: number | undefined, start: () => void) => boolean;
}

/** Linked song of the page's address in this list. Browsers block autoplay, so its row offers a play button. */
export function useLinkedSong(source: SongSource): LinkedSongState {
  const { t } = useLingui();
  const player = usePlayer();
  const router = useRouter();
  const arrival = useNavigationType();
  const [linked, setLinked] = useState(() =>
    linkedSong(readSong({ ...router.state.location.search }), source),
  );
  const [startRow] = useState(arrival === 'return' ? undefined : linked?.row);

  const row = useMemo(() => {
    if (!linked) return null;
    const time = formatDuration(linked.startMs);
    return { id: linked.id, playLabel: linked.startMs > 0 ? t`从 ${time} 播放` : t`播放` };
  }, [linked, t]);

  const taken = useRef<{ id: number; at: number } | null>(null);
  const play = (id: number | undefined, start: () => void): boolean => {
    const current = player.snapshot.get().track?.id;
    if (!linked) {
      // The second press of a double press must not pause what the first one started.
      const { id: begun, at } = taken.current ?? { id: 0, at: 0 };
      return id === begun && id === current && performance.now() - at < DOUBLE_PRESS_MS;
    }
    if (id !== linked.id) return false;
    setLinked(null);
    taken.current = { id, at: performance.now() };
    // The song may be current already: then only the position changes.
    if (current === id) player.play();
    else start();
    if (linked.startMs > 0) seekOnceCurrent(player, id, linked.startMs);
    return true;
  };
  return { startRow, row, play };
}
