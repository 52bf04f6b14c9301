import { use } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { QueryBoundary } from './QueryBoundary.tsx';
import { SkeletonText } from './Skeleton.tsx';

const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
const Failing = () => {
  throw Object.assign(new Error('no connection'), { kind: 'network' });
};

const states: readonly GalleryState[] = [
  {
    name: 'content',
    Example: () => (
      <QueryBoundary>
        <p>床前明月光，疑是地上霜。</p>
      </QueryBoundary>
    ),
  },
  {
    name: 'loading',
    Example: () => (
      <QueryBoundary pending={<SkeletonText lines={3} />}>
        <Waiting />
      </QueryBoundary>
    ),
  },
  {
    name: 'failed',
    Example: () => (
      <QueryBoundary>
        <Failing />
      </QueryBoundary>
    ),
  },
];
export default states;
