import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';
import { removeCommand } from '@qingyin/player/queue';

/** Removes `track` from the queue, which plays the next song, unless another song has started meanwhile. */
export function removeCurrentSong(player: Player, track: Track): void {
  const now = player.snapshot.get();
  if (now.track?.id === track.id) player.change(removeCommand([now.index]));
}
