import { type GalleryState } from '@qingyin/ui/gallery';
import { RankPlace, RankPlaceSkeleton } from './RankPlace.tsx';

const states: readonly GalleryState[] = [
  { name: 'first', Example: () => <RankPlace place={0} lastPlace={3} /> },
  { name: 'new', Example: () => <RankPlace place={7} lastPlace={-1} /> },
  { name: 'three figures', Example: () => <RankPlace place={99} lastPlace={2} /> },
  { name: 'loading', Example: RankPlaceSkeleton },
];
export default states;
export const covers = ['RankPlaceSkeleton'];
