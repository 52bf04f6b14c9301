import { artist } from '@qingyin/test-harness/data';
import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { ArtistCard } from './ArtistCard.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const nothing = () => undefined;

const states: readonly GalleryState[] = [
  {
    name: 'name only; with numbers; playing; long name; without a picture',
    Example: () => (
      <MediaGrid>
        <ArtistCard artist={artist(1, '王维')} />
        <ArtistCard artist={artist(2, '李白')} meta="30 首歌曲" onPlay={nothing} />
        <ArtistCard artist={artist(3, '杜甫')} meta="30 首歌曲" onPlay={nothing} playing />
        <ArtistCard
          artist={artist(4, '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天')}
          meta="3 张专辑"
        />
        <ArtistCard artist={{ ...artist(5, '佚名'), img1v1Url: '' }} />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
