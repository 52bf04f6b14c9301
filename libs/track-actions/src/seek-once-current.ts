import { type Player } from '@qingyin/player';

/**
 * Seeks to `ms` once the song `id`, which was just started, is current; does nothing if another song becomes
 * current.
 */
export function seekOnceCurrent(player: Player, id: number, ms: number): void {
  const { track: before } = player.snapshot.get();
  if (before?.id === id) return player.seek(ms);
  const stop = player.snapshot.subscribe(() => {
    const { track } = player.snapshot.get();
    if (track === before) return;
    stop();
    if (track?.id === id) player.seek(ms);
  });
}
