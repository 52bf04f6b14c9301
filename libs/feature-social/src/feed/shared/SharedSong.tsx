import { ArtistLinks } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { SharedTile } from './SharedTile.tsx';

/** Shared song: the button inserts it after the current track and plays it. */
export function SharedSong({ track }: { track: Track }) {
  const player = usePlayer();
  const current = usePlayerState((state) => state.track?.id === track.id);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const toggle = () => {
    if (current) return player.toggle();
    const { index } = player.snapshot.get();
    player.insert([track], index + 1);
    player.jumpTo(index + 1);
  };
  const { id, picUrl } = track.album;
  return (
    <SharedTile
      title={track.name}
      coverUrl={picUrl || null}
      meta={track.unplayable ? <Trans>这首歌已经听不到了</Trans> : <ArtistLinks artists={track.artists} />}
      link={
        id > 0
          ? { to: '/album/$id', params: { id: String(id) }, search: { song: String(track.id) } }
          : undefined
      }
      playing={current && sounding}
      onPlay={track.unplayable ? undefined : toggle}
    />
  );
}
