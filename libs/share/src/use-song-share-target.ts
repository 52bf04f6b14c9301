import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { useRouter } from '@qingyin/routing';
import { type AppLocation, type ShareTarget } from './share-target.ts';

/** Page of a queue's source, if it has one. */
const pageOf = (source: QueueSource | null): AppLocation | null => {
  if (source?.kind === 'playlist') return { pathname: `/playList/${source.id}`, search: {} };
  if (source?.kind === 'artist') return { pathname: '/artists-detail', search: { id: source.id } };
  return null;
};

/**
 * Returns a function that creates the share target of a song, with the position if it is the current one.
 * Its parameter `playing`: the song is shared from the player, so the page of the queue's source is preferred to
 * the open page.
 */
export function useSongShareTarget(): (track: Track, playing?: boolean) => ShareTarget {
  const player = usePlayer();
  const router = useRouter();
  return (track, playing = false) => {
    const { track: current, source } = player.snapshot.get();
    const shown = (playing && pageOf(source)) || router.state.location;
    return {
      subject: [track.name, track.artists.map(({ name }) => name).join(' / ')].filter(Boolean).join(' - '),
      location: shown,
      track,
      positionMs: current?.id === track.id ? player.positionMs() : undefined,
    };
  };
}
