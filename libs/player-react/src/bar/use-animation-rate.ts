import { useMediaQuery } from '@qingyin/ui';
import { usePlayerState } from '../use-player-state.ts';

/**
 * Speed at which a time display may animate, which is the playback rate. 0: it steps, because the player is not
 * playing, `glides` is off, reduced motion is preferred, or Web Animations are missing.
 */
export function useAnimationRate(glides: boolean): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pace = usePlayerState(({ status, rate }) => (status === 'playing' ? rate : 0));
  return glides && !still && 'animate' in Element.prototype ? pace : 0;
}
