import { type GalleryState } from '@qingyin/ui/gallery';
import { use } from 'react';
import { DeferredSection } from './DeferredSection.tsx';

const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
const Failing = () => {
  throw Object.assign(new Error('no connection'), { kind: 'network' });
};

const states: readonly GalleryState[] = [
  {
    name: 'content',
    Example: () => (
      <DeferredSection>
        <p>听过这张专辑的人也在听……</p>
      </DeferredSection>
    ),
  },
  {
    name: 'loading, reserves space',
    Example: () => (
      <DeferredSection>
        <Waiting />
      </DeferredSection>
    ),
  },
  {
    name: 'failed',
    Example: () => (
      <DeferredSection>
        <Failing />
      </DeferredSection>
    ),
  },
];
export default states;
