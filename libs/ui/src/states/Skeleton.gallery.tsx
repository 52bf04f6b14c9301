import { type GalleryState } from '../gallery/gallery-state.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const states: readonly GalleryState[] = [
  { name: 'line', Example: () => <Skeleton width="60%" height="1em" /> },
  {
    name: 'cover',
    Example: () => (
      <div style={{ inlineSize: 208 }}>
        <Skeleton ratio={1} radius="m" />
      </div>
    ),
  },
  { name: 'round', Example: () => <Skeleton width="96px" height="96px" radius="round" /> },
  { name: 'one line of text', Example: () => <SkeletonText width="12em" /> },
  { name: 'lines of text', Example: () => <SkeletonText lines={3} /> },
];
export default states;
export const covers = ['SkeletonText'];
