import { ArtistLinks, MediaCard } from '@qingyin/media-ui';
import { playNow } from '@qingyin/track-actions';
import type { Track } from '@qingyin/contract';
import { usePlayer, usePlayerState } from '@qingyin/player-react';

/** Card of a song: leads to its album; its button plays the song after the current one, or pauses it. */
export function RecentSongCard({ track }: { track: Track }) {
  const player = usePlayer();
  const current = usePlayerState((state) => state.track?.id === track.id);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const { album } = track;
  return (
    <MediaCard
      title={track.name}
      coverUrl={album.picUrl}
      {...(album.id > 0 && { link: { to: '/album/$id', params: { id: String(album.id) } } })}
      meta={<ArtistLinks artists={track.artists} />}
      playing={current && sounding}
      {...(track.unplayable === null && {
        onPlay: () => (current ? player.toggle() : playNow(player, [track])),
      })}
    />
  );
}
