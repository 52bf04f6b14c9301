import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { MediaGrid } from './MediaGrid.tsx';
import { PlaylistCard } from './PlaylistCard.tsx';

const playlist = (id: number, name: string, picUrl = `/media/img/playlist-${id}.jpg`) => ({
  id,
  name,
  playCount: id === 2 ? 0 : id * 45_678,
  picUrl,
});

const states: readonly GalleryState[] = [
  {
    name: 'playing; never played; long texts; without a cover',
    Example: () => (
      <MediaGrid>
        <PlaylistCard playlist={playlist(1, '静夜思')} meta="20 首" />
        <PlaylistCard playlist={playlist(2, '新的歌单')} />
        <PlaylistCard
          playlist={playlist(3, '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天')}
          meta="春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天"
        />
        <PlaylistCard playlist={playlist(4, '没有封面', '')} />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
