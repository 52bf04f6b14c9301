import { type GalleryState } from '../gallery/gallery-state.ts';
import { Badge } from './Badge.tsx';

const states: readonly GalleryState[] = [
  { name: 'accent', Example: () => <Badge>SQ</Badge> },
  { name: 'quiet', Example: () => <Badge tone="quiet">原唱</Badge> },
  { name: 'danger', Example: () => <Badge tone="danger">VIP</Badge> },
  {
    name: 'beside a title',
    Example: () => (
      <p>
        春江花月夜 <Badge>SQ</Badge> <Badge tone="quiet">MV</Badge>
      </p>
    ),
  },
];
export default states;
