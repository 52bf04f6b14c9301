import { type Player } from '@qingyin/player';

/** Goes to `ms` as soon as the song that was just started is the current one; one that comes in its place is left alone. */
export function startFrom(player: Player, id: number, ms: number): void {
  const { track: before } = player.snapshot.get();
  if (before?.id === id) return player.seek(ms);
  const stop = player.snapshot.subscribe(() => {
    const { track } = player.snapshot.get();
    if (track === before) return;
    stop();
    if (track?.id === id) player.seek(ms);
  });
}
