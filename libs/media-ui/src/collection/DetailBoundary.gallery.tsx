import { SkeletonText } from '@qingyin/ui';
import { type GalleryState } from '@qingyin/ui/gallery';
import { type ReactNode, use } from 'react';
import { DetailBoundary } from './DetailBoundary.tsx';

const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
const Failing = ({ how }: { how: object }) => {
  throw Object.assign(new Error('failure'), how);
};
const Example = ({ children }: { children: ReactNode }) => (
  <DetailBoundary pending={<SkeletonText lines={3} />} gone="这张专辑不存在，也许已被删除。">
    {children}
  </DetailBoundary>
);

const states: readonly GalleryState[] = [
  {
    name: 'content',
    Example: () => (
      <Example>
        <p>空山新雨后，天气晚来秋。</p>
      </Example>
    ),
  },
  {
    name: 'loading',
    Example: () => (
      <Example>
        <Waiting />
      </Example>
    ),
  },
  {
    name: 'does not exist',
    Example: () => (
      <Example>
        <Failing how={{ kind: 'failure', code: 404 }} />
      </Example>
    ),
  },
  {
    name: 'failed',
    Example: () => (
      <Example>
        <Failing how={{ kind: 'network' }} />
      </Example>
    ),
  },
];
export default states;
