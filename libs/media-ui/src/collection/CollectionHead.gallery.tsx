import { ArtistLinks } from '../ArtistLinks.tsx';
import { type GalleryState } from '@qingyin/ui/gallery';
import { CollectionHead as Head, type CollectionHeadProps } from './CollectionHead.tsx';
import { CollectionHeadSkeleton } from './CollectionHeadSkeleton.tsx';

/** The head reaches into the padding of its page. */
const CollectionHead = (props: CollectionHeadProps) => (
  <div style={{ paddingBlock: 24 }}>
    <Head {...props} />
  </div>
);
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
        facts={<span>12 首 · 2024 年 5 月</span>}
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
        facts={<span>30 首歌曲</span>}
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
        facts={<span>{'古风 · '.repeat(30)}</span>}
        description={poem.repeat(20)}
        {...actions}
        subscribed
      />
    ),
  },
  {
    name: 'loading',
    Example: () => (
      <div style={{ paddingBlock: 24 }}>
        <CollectionHeadSkeleton />
      </div>
    ),
  },
];
export default states;
export const covers = ['CollectionHeadSkeleton'];
