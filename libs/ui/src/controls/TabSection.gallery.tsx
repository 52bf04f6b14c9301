import { type GalleryState } from '../gallery/gallery-state.ts';
import { TabSection } from './TabSection.tsx';

const states: readonly GalleryState[] = [
  { name: 'with a hidden heading', Example: () => <TabSection title="专辑">二十四节气</TabSection> },
];
export default states;
