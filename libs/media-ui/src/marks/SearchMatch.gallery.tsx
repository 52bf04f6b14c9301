import { type GalleryState } from '@qingyin/ui/gallery';
import { SearchMatch } from './SearchMatch.tsx';

const states: readonly GalleryState[] = [
  {
    name: 'inside of a title',
    Example: () => (
      <p>
        春江<SearchMatch>花月</SearchMatch>夜
      </p>
    ),
  },
];
export default states;
