import { usePlaySource } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { fetchHeartTracks, HEART_MODE } from '@qingyin/data-library';
import { usePlayer } from '@qingyin/player-react';
import { message } from '@qingyin/ui';
import { useRef, useState } from 'react';
import { heartModeStart, type LongList } from './heart-mode-start.ts';

/** Starts and stops heart mode for a playlist. The app's wiring continues the endless queue, as for private FM. */
export function useHeartMode(list: LongList) {
  const { t } = useLingui();
  const player = usePlayer();
  const [starting, setStarting] = useState(false);
  const asked = useRef(false);
  const source = { kind: HEART_MODE, id: list.id };

  const start = async () => {
    // Ignores a second press while the first request is pending.
    if (asked.current) return;
    const first = heartModeStart(list, player.snapshot.get().track?.id ?? null);
    if (first === undefined) return;
    asked.current = true;
    setStarting(true);
    try {
      const found = await fetchHeartTracks(list.id, first);
      const tracks = found.filter(({ unplayable }) => unplayable === null);
      if (tracks.length === 0) return message.info(t`这些歌现在都放不了`);
      // The service has already shuffled the songs, and the endless queue must not loop.
      player.setMode('sequence');
      player.playList(tracks, 0, source);
    } finally {
      asked.current = false;
      setStarting(false);
    }
  };
  const { playing, toggle } = usePlaySource(source, start, t`没有取到歌曲，请再试一次`);
  return { playing, starting, toggle };
}
