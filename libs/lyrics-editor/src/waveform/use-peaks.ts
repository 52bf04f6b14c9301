import { usePlayerState } from '@qingyin/player-react';
import { useEffect, useState } from 'react';
import { loadPeaks } from './peaks.ts';

/** State of the waveform: loading, not readable (other origin), failed, or the peaks. */
export type Peaks = 'coming' | 'secret' | 'lost' | Float32Array;

/** Peaks of a song, loaded once the player has its address; kept when another song plays. */
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
