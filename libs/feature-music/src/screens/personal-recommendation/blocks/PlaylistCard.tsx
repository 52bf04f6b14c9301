import type { PersonalizedPlaylist } from '@qingyin/contract';
import { MediaCard } from '@qingyin/media-kit';
import { usePlayPlaylist } from '../../../shared/use-play-playlist.ts';

/** A recommended list: opens by its card, plays by its button. */
export function PlaylistCard({ playlist }: { playlist: PersonalizedPlaylist }) {
  const { playing, toggle } = usePlayPlaylist(String(playlist.id));
  return (
    <MediaCard
      title={playlist.name}
      coverUrl={playlist.picUrl}
      playCount={playlist.playCount}
      link={{ to: '/playList/$id', params: { id: String(playlist.id) } }}
      playing={playing}
      onPlay={toggle}
    />
  );
}
