import { playlistQuery } from '@qingyin/data-music';
import type { Player, PlayMode } from '@qingyin/player';
import type { QueryClient } from '@tanstack/react-query';
import { createLongList } from './long-list.ts';
import { playProgressively } from './play-progressively.ts';

/** Fetches a list of any length and plays it. `mode` is set when it starts. */
export async function startPlaylist(
  queryClient: QueryClient,
  player: Player,
  id: string,
  mode?: PlayMode,
): Promise<void> {
  const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(id));
  if (mode) player.setMode(mode);
  await playProgressively(player, createLongList(queryClient, playlist, tracks));
}
