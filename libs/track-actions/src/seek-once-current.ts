import { type Player } from '@qingyin/player';

/**
 * Seeks to `ms` once the song `id`, which was just started, is current; does nothing if another song becomes
 * current.
 */
export function seekOnceCurrent(player: Player, id: number, ms: number): void {
  const { snapshot } = player;
  const before = snapshot.get().track;
  const seek = () => player.seek(ms);
  if (before?.id === id) return seek();
  const stop = snapshot.subscribe(() => {
    const { track } = snapshot.get();
    if (track === before) return;
    stop();
    if (track?.id === id) seek();
  });
}
