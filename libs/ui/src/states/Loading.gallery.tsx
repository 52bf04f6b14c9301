import { type GalleryState } from '../gallery/gallery-state.ts';
import { Loading } from './Loading.tsx';

const states: readonly GalleryState[] = [
  { name: 'block', Example: () => <Loading page={false} /> },
  { name: 'page', framed: true, Example: () => <Loading /> },
];
export default states;
