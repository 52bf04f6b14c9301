import { Extra, lazyPart } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { usePlayerState } from '../use-player-state.ts';

const Heat = lazyPart(() => import('./CommentHeat.tsx'));

/** The page has better things to do before, ms. */
const LATER_MS = 2500;

/** Where people say something about the song that is heard; its code comes when a song has been there for a while. */
export function CommentHeat() {
  const heard = usePlayerState(({ track }) => track !== null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setReady(true), LATER_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return ready ? (
    <Extra>
      <Heat />
    </Extra>
  ) : null;
}
