import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { type Place, type Shared } from './shared.ts';

/** Page of a queue's source, if it has one. */
const pageOf = (source: QueueSource | null): Place | null => {
  if (source?.kind === 'playlist') return { pathname: `/playList/${source.id}`, search: {} };
  if (source?.kind === 'artist') return { pathname: '/artists-detail', search: { id: source.id } };
  return null;
};

/**
 * Returns what is shared of a song, with the position for the current song.
 * `playing`: the song is shared from the player, so that the source of the queue is preferred to the open page.
 */
export function useSharedSong(): (track: Track, playing?: boolean) => Shared {
  const player = usePlayer();
  const router = useRouter();
  return (track, playing = false) => {
    const { track: current, source } = player.snapshot.get();
    const shown = (playing && pageOf(source)) || router.state.location;
    return {
      subject: [track.name, track.artists.map(({ name }) => name).join(' / ')].filter(Boolean).join(' - '),
      shown,
      track,
      positionMs: current?.id === track.id ? player.positionMs() : undefined,
    };
  };
}
