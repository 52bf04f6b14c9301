import { album } from '@qingyin/test-harness/data';
import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { AlbumCard } from './AlbumCard.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const states: readonly GalleryState[] = [
  {
    name: 'title only; with the artist; long texts; without a cover',
    Example: () => (
      <MediaGrid>
        <AlbumCard album={album(1, '山居秋暝')} />
        <AlbumCard album={album(2, '辋川集')} meta="王维" />
        <AlbumCard
          album={album(3, '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天')}
          meta={'王维 / 孟浩然 / '.repeat(6)}
        />
        <AlbumCard album={{ ...album(4, '空山'), picUrl: '' }} meta="2024-05-06" />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
