import { CoverImage, usePhone } from '@qingyin/ui';
import { type GalleryState } from '@qingyin/ui/gallery';
import { buildTracks } from '@qingyin/player/testing';
import { IconHeart } from '@tabler/icons-react';
import { BarButton } from './bar/BarButton.tsx';
import { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';
import { GalleryPlayer, loadSong, longTrack, playSongs } from './testing/GalleryPlayer.tsx';

const nothing = () => undefined;
const slots: PlayerBarProps = {
  renderCover: (track) => <CoverImage src={track.album.picUrl} alt="" size={56} />,
  likeButton: () => (
    <BarButton label="喜欢">
      <IconHeart size={20} stroke={1.75} />
    </BarButton>
  ),
  sound: { ahead: nothing, open: nothing },
  onOpenNowPlaying: nothing,
  onOpenLyrics: nothing,
  onOpenSource: nothing,
};
/** Line of lyrics; the app shows none on phones. */
const Line = () => (usePhone() ? null : <small>举头望明月，低头思故乡</small>);
const Bar = (props: PlayerBarProps) => (
  <div style={{ paddingBlockStart: 16 }}>
    <PlayerBar {...slots} {...props} />
  </div>
);

const states: readonly GalleryState[] = [
  { name: 'playing', Example: () => <Bar /> },
  { name: 'with open lyrics', Example: () => <Bar lyricsOpen /> },
  {
    name: 'with a line of lyrics',
    Example: () => <Bar below={() => <Line />} />,
  },
  {
    name: 'paused, muted',
    Example: () => (
      <GalleryPlayer
        prepare={(bench) => {
          playSongs(bench);
          bench.player.pause();
          bench.player.setMuted(true);
        }}
      >
        <Bar />
      </GalleryPlayer>
    ),
  },
  {
    name: 'loading',
    Example: () => (
      <GalleryPlayer prepare={loadSong}>
        <Bar />
      </GalleryPlayer>
    ),
  },
  {
    name: 'long texts, long queue',
    Example: () => (
      <GalleryPlayer prepare={({ player }) => player.playList([longTrack, ...buildTracks(1200).slice(1)], 0)}>
        <Bar />
      </GalleryPlayer>
    ),
  },
  {
    name: 'failed',
    Example: () => (
      <GalleryPlayer
        options={{ resolveUrl: () => Promise.reject(new Error('no URL')) }}
        prepare={({ player }) => player.playList(buildTracks(1))}
      >
        <Bar />
      </GalleryPlayer>
    ),
  },
  {
    name: 'A–B repeat',
    Example: () => (
      <GalleryPlayer
        prepare={(bench) => {
          playSongs(bench);
          // The player takes a part only when it knows the duration.
          setTimeout(() => void bench.player.setLoop({ fromMs: 40_000, toMs: 90_000 }), 300);
        }}
      >
        <Bar />
      </GalleryPlayer>
    ),
  },
  {
    name: 'no song',
    Example: () => (
      <GalleryPlayer>
        <Bar />
      </GalleryPlayer>
    ),
  },
];
export default states;
