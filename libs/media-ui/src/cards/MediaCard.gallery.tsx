import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { SearchMatch } from '../marks/SearchMatch.tsx';
import { MediaCard } from './MediaCard.tsx';
import { cardSkeletons } from './MediaCardSkeleton.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const nothing = () => undefined;
const cover = '/media/img/card-1.jpg';
const link = { to: '/playList/$id', params: { id: '7' } } as const;
const long = '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天';

const states: readonly GalleryState[] = [
  {
    name: 'without a link; link; with plays; playing; long texts; without a cover',
    Example: () => (
      <MediaGrid>
        <MediaCard title="静夜思" coverUrl={cover} />
        <MediaCard title="静夜思" coverUrl={cover} link={link} meta="李白" onPlay={nothing} />
        <MediaCard
          title="静夜思"
          coverUrl={cover}
          link={link}
          meta="20 首"
          playCount={12_345}
          onPlay={nothing}
        />
        <MediaCard title="静夜思" coverUrl={cover} link={link} meta="20 首" onPlay={nothing} playing />
        <MediaCard
          title={long}
          coverUrl={cover}
          link={link}
          meta={long}
          playCount={987_654_321}
          onPlay={nothing}
        />
        <MediaCard title="静夜思" coverUrl={null} link={link} meta="李白" onPlay={nothing} />
      </MediaGrid>
    ),
  },
  {
    name: 'round; with a match of a search',
    Example: () => (
      <MediaGrid>
        <MediaCard title="李白" coverUrl={cover} link={link} round meta="诗人" />
        <MediaCard
          title="静夜思"
          label={
            <>
              静<SearchMatch>夜</SearchMatch>思
            </>
          }
          coverUrl={cover}
          link={link}
        />
      </MediaGrid>
    ),
  },
  {
    name: 'wide',
    Example: () => (
      <MediaGrid shape="wide">
        <MediaCard title="将进酒" coverUrl={cover} ratio={16 / 9} link={link} meta="李白" playCount={99} />
        <MediaCard title={long} coverUrl={null} ratio={16 / 9} link={link} meta={long} />
      </MediaGrid>
    ),
  },
  { name: 'loading', Example: () => <MediaGrid>{cardSkeletons(4)}</MediaGrid> },
  { name: 'loading, round', Example: () => <MediaGrid>{cardSkeletons(4, { round: true })}</MediaGrid> },
  {
    name: 'loading, wide',
    Example: () => <MediaGrid shape="wide">{cardSkeletons(3, { ratio: 16 / 9, withMeta: false })}</MediaGrid>,
  },
];
export default states;
export const covers = ['MediaCardSkeleton'];

export const keys = linkKeys;
