import { type GalleryState } from '../gallery/gallery-state.ts';
import { BrandLogo } from './BrandLogo.tsx';

const states: readonly GalleryState[] = [
  { name: 'in the navigation', Example: () => <BrandLogo size={32} /> },
  { name: 'large', Example: () => <BrandLogo size={96} /> },
];
export default states;
