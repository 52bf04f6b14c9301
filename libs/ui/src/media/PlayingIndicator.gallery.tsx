import { type GalleryState } from '../gallery/gallery-state.ts';
import { PlayingIndicator } from './PlayingIndicator.tsx';

const states: readonly GalleryState[] = [
  { name: 'playing', Example: () => <PlayingIndicator moving /> },
  { name: 'paused', Example: () => <PlayingIndicator moving={false} /> },
];
export default states;
