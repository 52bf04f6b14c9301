import { Button } from '@qingyin/ui';
import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { IconDownload, IconPlaylistAdd } from '@tabler/icons-react';
import { CollectionActions, type CollectionActionsProps } from './CollectionActions.tsx';

const nothing = () => undefined;
const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const Row = (props: CollectionActionsProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
    <CollectionActions {...props} />
  </div>
);

const states: readonly GalleryState[] = [
  {
    name: 'collection',
    Example: () => (
      <Row
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
    Example: () => <Row onPlayAll={nothing} onFollow={nothing} onShare={nothing} />,
  },
  {
    name: 'followed person',
    Example: () => <Row onPlayAll={nothing} onFollow={nothing} followed />,
  },
  {
    name: 'further actions',
    Example: () => (
      <Row
        lead={<Button variant="filled">继续播放</Button>}
        onShare={nothing}
        more={
          <>
            <Button icon={<IconDownload {...look} />}>下载全部</Button>
            <Button icon={<IconPlaylistAdd {...look} />}>加入队列</Button>
          </>
        }
      />
    ),
  },
];
export default states;

export const keys = buttonKeys;
