import { playlistQuery } from '@qingyin/data-music';
import type { Player, PlayMode } from '@qingyin/player';
import type { QueryClient } from '@tanstack/react-query';
import { createSlicedPlaylist } from './sliced-playlist.ts';
import { playSlicedPlaylist } from './play-sliced-playlist.ts';

/** Fetches a playlist of any length and plays it, in play mode `mode` if given. */
export async function startPlaylist(
  queryClient: QueryClient,
  player: Player,
  id: string,
  mode?: PlayMode,
): Promise<void> {
  const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(id));
  if (mode) player.setMode(mode);
  await playSlicedPlaylist(player, createSlicedPlaylist(queryClient, playlist, tracks));
}
