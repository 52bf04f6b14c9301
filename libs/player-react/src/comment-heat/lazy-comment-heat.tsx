import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { usePlayerState } from '../use-player-state.ts';

const Heat = lazyComponent(() => import('./CommentHeat.tsx'));

/** Delay after which the code is loaded, ms; the start of playback has priority. */
const LATER_MS = 2500;

/** Lazy comment density of the current track; its code loads some time after the first track. */
export function CommentHeat() {
  const heard = usePlayerState(({ track }) => track !== null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setReady(true), LATER_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return ready ? (
    <OptionalBoundary>
      <Heat />
    </OptionalBoundary>
  ) : null;
}
