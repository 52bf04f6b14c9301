import { ArtistLinks } from '../ArtistLinks.tsx';
import { type GalleryState } from '@qingyin/ui/gallery';
import { CollectionHead } from './CollectionHead.tsx';
import { CollectionHeadSkeleton } from './CollectionHeadSkeleton.tsx';

const nothing = () => undefined;
const actions = {
  onPlayAll: nothing,
  onSubscribe: nothing,
  onShare: nothing,
  onComments: nothing,
  commentCount: 25,
};
const poem = '空山新雨后，天气晚来秋。明月松间照，清泉石上流。';

const states: readonly GalleryState[] = [
  {
    name: 'album',
    Example: () => (
      <CollectionHead
        label="专辑"
        title="山居秋暝"
        coverUrl="/media/img/head-1.jpg"
        creator={<ArtistLinks artists={[{ id: 1, name: '王维' }]} />}
        facts="12 首 · 2024 年 5 月"
        description={poem}
        {...actions}
      />
    ),
  },
  {
    name: 'person',
    Example: () => (
      <CollectionHead
        label="歌手"
        title="王维"
        coverUrl="/media/img/head-2.jpg"
        round
        facts="30 首歌曲"
        onPlayAll={nothing}
        onFollow={nothing}
        followed
      />
    ),
  },
  {
    name: 'only a title, without a cover',
    Example: () => <CollectionHead label="歌单" title="新的歌单" coverUrl={null} />,
  },
  {
    name: 'long texts',
    Example: () => (
      <CollectionHead
        label="歌单"
        title={'春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天'.repeat(2)}
        coverUrl="/media/img/head-3.jpg"
        creator={
          <ArtistLinks artists={Array.from({ length: 12 }, (_, id) => ({ id, name: `歌手 ${id}` }))} />
        }
        facts={'古风 · '.repeat(30)}
        description={poem.repeat(20)}
        {...actions}
        subscribed
      />
    ),
  },
  { name: 'loading', Example: () => <CollectionHeadSkeleton /> },
];
export default states;
export const covers = ['CollectionHeadSkeleton'];
