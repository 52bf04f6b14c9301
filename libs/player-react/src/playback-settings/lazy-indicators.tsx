import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { usePlayerState } from '../use-player-state.ts';

const Badge = lazyComponent(() => import('./QualityBadge.tsx'));

/** Lazy quality badge; its code loads with the first track. */
export function QualityBadge() {
  const known = usePlayerState(({ playing }) => playing !== null);
  return known ? (
    <OptionalBoundary>
      <Badge />
    </OptionalBoundary>
  ) : null;
}

const Marks = lazyComponent(() => import('./AbRepeatMarks.tsx'));

/** Lazy marks of A–B repeat on the slider beside it; their code loads with the first use. */
export function AbRepeatMarks() {
  const looped = usePlayerState(({ loop }) => loop !== null);
  return looped ? (
    <OptionalBoundary>
      <Marks />
    </OptionalBoundary>
  ) : null;
}
