import { ArtistLinks } from '@qingyin/media-ui';
import { usePlaySong } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { tracksByIdsQuery } from '@qingyin/data-music';
import { ApiError } from '@qingyin/http-client';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SubjectCard } from './SubjectCard.tsx';

/** Commented song; links to its album, since songs have no page of their own. */
export function SongSubject({ id }: { id: string }) {
  const { t } = useLingui();
  const player = usePlayer();
  const playSong = usePlaySong();
  const [track] = useSuspenseQuery(tracksByIdsQuery([Number(id)])).data;
  const current = usePlayerState((snapshot) => snapshot.track !== null && String(snapshot.track.id) === id);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  if (!track) throw new ApiError('failure', '', { code: 404 });
  return (
    <SubjectCard
      label={t({ message: '歌曲', context: '一首' })}
      title={track.name}
      coverUrl={track.album.picUrl}
      meta={<ArtistLinks artists={track.artists} />}
      {...(track.album.id !== 0 && { link: { to: '/album/$id', params: { id: String(track.album.id) } } })}
      playback={{ playing: current && sounding, toggle: () => (current ? player.toggle() : playSong(id)) }}
    />
  );
}
