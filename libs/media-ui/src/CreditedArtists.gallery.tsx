import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { CreditedArtists } from './CreditedArtists.tsx';

const artists = ['马友友', 'Glenn Gould', '白居易'].map((name, at) => ({ id: at + 1, name, detail: '' }));
const many = Array.from({ length: 24 }, (_, at) => ({
  ...{ id: at + 1, name: `演奏者 ${at + 1}` },
  detail: at % 2 ? 'violin' : '大提琴',
}));

const states: readonly GalleryState[] = [
  { name: 'one', Example: () => <CreditedArtists artists={artists.slice(0, 1)} /> },
  { name: 'several', Example: () => <CreditedArtists artists={artists} /> },
  { name: 'many, with instruments', Example: () => <CreditedArtists artists={many} /> },
];
export default states;

export const keys = linkKeys;
