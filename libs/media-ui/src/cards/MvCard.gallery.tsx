import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { MediaGrid } from './MediaGrid.tsx';
import { MvCard } from './MvCard.tsx';

const mv = (id: number, name: string, coverUrl: string | null = `/media/img/mv-${id}.jpg`) => ({
  id,
  name,
  coverUrl,
});

const states: readonly GalleryState[] = [
  {
    name: 'title only; with plays; long texts; without a picture',
    Example: () => (
      <MediaGrid shape="wide">
        <MvCard mv={mv(1, '将进酒')} />
        <MvCard mv={mv(2, '蜀道难')} meta="李白" playCount={1_284_000} />
        <MvCard
          mv={mv(3, '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天')}
          meta="春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天"
          playCount={52}
        />
        <MvCard mv={mv(4, '没有封面', null)} meta="李白" />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
