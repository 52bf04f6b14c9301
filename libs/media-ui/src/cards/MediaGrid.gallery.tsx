import { type GalleryState } from '@qingyin/ui/gallery';
import { MediaCard } from './MediaCard.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const cards = (count: number, ratio = 1) =>
  Array.from({ length: count }, (_, at) => (
    <MediaCard
      key={at}
      title={`歌单 ${at + 1}`}
      coverUrl={`/media/img/grid-${at}.jpg`}
      ratio={ratio}
      meta="20 首"
    />
  ));

const states: readonly GalleryState[] = [
  { name: 'all cards', Example: () => <MediaGrid>{cards(11)}</MediaGrid> },
  { name: 'one full row', Example: () => <MediaGrid rows={1}>{cards(11)}</MediaGrid> },
  { name: 'fewer cards than columns', Example: () => <MediaGrid rows={1}>{cards(2)}</MediaGrid> },
  {
    name: 'wide',
    Example: () => (
      <MediaGrid rows={2} shape="wide">
        {cards(9, 16 / 9)}
      </MediaGrid>
    ),
  },
];
export default states;
