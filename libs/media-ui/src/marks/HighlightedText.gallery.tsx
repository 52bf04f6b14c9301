import { type GalleryState } from '@qingyin/ui/gallery';
import { HighlightedText } from './HighlightedText.tsx';

const states: readonly GalleryState[] = [
  { name: 'match', Example: () => <HighlightedText text="春江花月夜" keywords="花月" /> },
  {
    name: 'several matches',
    Example: () => <HighlightedText text="Moon over moonlit water" keywords="moon" />,
  },
  { name: 'no query', Example: () => <HighlightedText text="春江花月夜" keywords="" /> },
];
export default states;
