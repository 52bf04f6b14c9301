import { type GalleryState } from '@qingyin/ui/gallery';
import { RankChange } from './RankChange.tsx';

const states: readonly GalleryState[] = [
  { name: 'up', Example: () => <RankChange place={1} lastPlace={6} /> },
  { name: 'down', Example: () => <RankChange place={40} lastPlace={2} /> },
  { name: 'same', Example: () => <RankChange place={4} lastPlace={4} /> },
  { name: 'new', Example: () => <RankChange place={4} lastPlace={undefined} /> },
];
export default states;
