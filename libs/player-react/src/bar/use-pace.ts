import { useMediaQuery } from '@qingyin/ui';
import { usePlayerState } from '../use-player-state.ts';

/**
 * How fast what shows the time of the song may glide with it; 0: it steps, as the song stands, `glides` is not wanted, less motion
 * is, or the browser animates nothing.
 */
export function usePace(glides: boolean): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pace = usePlayerState(({ status, rate }) => (status === 'playing' ? rate : 0));
  return glides && !still && 'animate' in Element.prototype ? pace : 0;
}
