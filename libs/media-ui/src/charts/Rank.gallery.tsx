import { type GalleryState } from '@qingyin/ui/gallery';
import { Rank } from './Rank.tsx';

const states: readonly GalleryState[] = [
  { name: 'highlighted', Example: () => <Rank place={0} /> },
  { name: 'lower', Example: () => <Rank place={3} /> },
  { name: 'three figures', Example: () => <Rank place={99} /> },
];
export default states;
