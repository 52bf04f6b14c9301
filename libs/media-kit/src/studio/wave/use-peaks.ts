import { usePlayerState } from '@qingyin/player-react';
import { useEffect, useState } from 'react';
import { loadPeaks } from './peaks.ts';

/** The picture of a song: on its way, there, or not to be had. */
export type Peaks = 'coming' | 'secret' | 'lost' | Float32Array;

/** The picture of a song once the player knows its address; it stays when another song plays. */
export function usePeaks(songId: number): Peaks {
  const address = usePlayerState(({ track, playing }) =>
    track?.id === songId ? (playing?.url ?? null) : null,
  );
  const [peaks, setPeaks] = useState<Peaks>('coming');
  const wanted = peaks === 'coming' && address !== null;
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    loadPeaks(address, leaving.signal).then(
      (read) => setPeaks(read ?? 'secret'),
      () => leaving.signal.aborted || setPeaks('lost'),
    );
    return () => leaving.abort();
  }, [wanted, address]);
  return peaks;
}
