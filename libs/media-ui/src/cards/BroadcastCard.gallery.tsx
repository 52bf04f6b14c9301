import { type PrivateContent } from '@qingyin/contract';
import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { BroadcastCard } from './BroadcastCard.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const broadcast = (id: number, change: Partial<PrivateContent> = {}): PrivateContent => ({
  id,
  url: '',
  picUrl: `/media/img/broadcast-${id}.jpg`,
  sPicUrl: '',
  type: 5,
  name: '青音现场 · 琵琶行',
  copywriter: '在江州的月下',
  ...change,
});

const states: readonly GalleryState[] = [
  {
    name: 'MV; without a page; long texts; without a picture',
    Example: () => (
      <MediaGrid shape="wide">
        <BroadcastCard broadcast={broadcast(1)} />
        <BroadcastCard broadcast={broadcast(2, { type: 1, copywriter: '' })} />
        <BroadcastCard
          broadcast={broadcast(3, {
            name: '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天',
            copywriter: '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天',
          })}
        />
        <BroadcastCard broadcast={broadcast(4, { picUrl: '' })} />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
