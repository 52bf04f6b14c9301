import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { ArtistLinks } from './ArtistLinks.tsx';

const artists = ['李白', 'Wang Wei', '白居易'].map((name, at) => ({ id: at + 1, name }));
const many = Array.from({ length: 24 }, (_, at) => ({ id: at + 1, name: `歌手 ${at + 1}` }));

const states: readonly GalleryState[] = [
  { name: 'one', Example: () => <ArtistLinks artists={artists.slice(0, 1)} /> },
  { name: 'several', Example: () => <ArtistLinks artists={artists} /> },
  {
    name: 'unknown to the service, without a link',
    Example: () => <ArtistLinks artists={[{ id: 0, name: '佚名' }]} />,
  },
  { name: 'many', Example: () => <ArtistLinks artists={many} /> },
];
export default states;

export const keys = linkKeys;
