import { Button } from '@qingyin/ui';
import { type GalleryState } from '@qingyin/ui/gallery';
import { CollectionActions } from './CollectionActions.tsx';

const nothing = () => undefined;

const states: readonly GalleryState[] = [
  {
    name: 'collection',
    Example: () => (
      <CollectionActions
        onPlayAll={nothing}
        onSubscribe={nothing}
        onShare={nothing}
        onComments={nothing}
        commentCount={12_345}
      />
    ),
  },
  {
    name: 'subscribed, nothing to play, no comments',
    Example: () => (
      <CollectionActions onSubscribe={nothing} subscribed onShare={nothing} onComments={nothing} />
    ),
  },
  {
    name: 'person',
    Example: () => <CollectionActions onPlayAll={nothing} onFollow={nothing} onShare={nothing} />,
  },
  {
    name: 'followed person',
    Example: () => <CollectionActions onPlayAll={nothing} onFollow={nothing} followed />,
  },
  {
    name: 'further actions',
    Example: () => (
      <CollectionActions
        lead={<Button variant="filled">继续播放</Button>}
        onShare={nothing}
        more={
          <>
            <Button>下载全部</Button>
            <Button>加入队列</Button>
          </>
        }
      />
    ),
  },
];
export default states;
