import { useSaveQueue } from '@qingyin/play-queue';
import { useNavigate, useNowPlaying } from '@qingyin/routing';
import { useShareSong } from '@qingyin/share';
import { useSoundDialog } from '@qingyin/sound-settings';
import { BarLyric } from '@qingyin/lyrics-view';
import { ArtistLinks } from '@qingyin/media-ui';
import { TrackLikeButton } from '@qingyin/track-actions';
import { CommentHeat, PlayerBar, usePlayerState } from '@qingyin/player-react';
import { CoverImage, usePhone } from '@qingyin/ui';
import { loadPart } from '../parts/load-part.ts';
import { LazyTrackRating } from './LazyTrackRating.tsx';
import { LazyMiniPlayerSetting } from './LazyMiniPlayerSetting.tsx';

const loadQueue = loadPart('queueDrawer');

/** Connects the player bar to links, likes, sharing, sound settings and the now-playing page. */
export function ConnectedPlayerBar() {
  const navigate = useNavigate();
  const source = usePlayerState(({ source }) => source);
  const nowPlaying = useNowPlaying();
  const { save, dialog } = useSaveQueue();
  const sharing = useShareSong();
  const sound = useSoundDialog();
  // On phones a tap anywhere on the song opens the now-playing page; links would lead away by accident.
  const phone = usePhone();
  const openSource = () => {
    if (source?.kind === 'playlist') void navigate({ to: '/playList/$id', params: { id: source.id } });
  };
  return (
    <>
      <PlayerBar
        renderCover={(track) => <CoverImage src={track.album.picUrl} alt="" size={56} />}
        renderArtists={phone ? undefined : (track) => <ArtistLinks artists={track.artists} />}
        likeButton={(track) => (
          <>
            <TrackLikeButton track={track} />
            {sharing.buttonOf(track)}
          </>
        )}
        below={(track) => !nowPlaying.open && <BarLyric track={track} />}
        onOpenNowPlaying={nowPlaying.toggle}
        onOpenLyrics={nowPlaying.toggle}
        lyricsOpen={nowPlaying.open}
        loadQueue={loadQueue}
        onSaveQueue={save}
        sound={sound}
        more={
          <>
            <LazyTrackRating />
            <LazyMiniPlayerSetting />
          </>
        }
        heat={<CommentHeat />}
        {...(source?.kind === 'playlist' && !phone ? { onOpenSource: openSource } : {})}
      />
      {dialog}
      {sharing.dialog}
      {sound.dialog}
    </>
  );
}
