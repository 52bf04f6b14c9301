import { type GalleryState } from '@qingyin/ui/gallery';
import { SpaceMeter } from './SpaceMeter.tsx';
import { SpaceMeterSkeleton } from './SpaceMeterSkeleton.tsx';

const states: readonly GalleryState[] = [
  { name: 'in use', Example: () => <SpaceMeter used={2e9} capacity={6e10} count={312} /> },
  { name: 'nearly full', Example: () => <SpaceMeter used={5.9e10} capacity={6e10} count={9812} /> },
  { name: 'empty', Example: () => <SpaceMeter used={0} capacity={6e10} count={0} /> },
  { name: 'loading', Example: SpaceMeterSkeleton },
];
export default states;
export const covers = ['SpaceMeterSkeleton'];
