import { type GalleryState } from '../gallery/gallery-state.ts';
import { Drawing } from './Drawing.tsx';

const names = ['mountains', 'boat', 'zither', 'bamboo', 'tea', 'kite'] as const;

const states: readonly GalleryState[] = names.map((name) => ({
  name,
  Example: () => <Drawing name={name} />,
}));
export default states;
