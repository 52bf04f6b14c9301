import { type GalleryState } from '../gallery/gallery-state.ts';
import { Avatar } from './Avatar.tsx';

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const;

const states: readonly GalleryState[] = [
  {
    name: 'picture, in three sizes',
    Example: () => (
      <div style={row}>
        {[24, 40, 96].map((size) => (
          <Avatar key={size} src="/media/img/person-1.jpg" name="李白" size={size} />
        ))}
      </div>
    ),
  },
  {
    name: 'first letter',
    Example: () => (
      <div style={row}>
        {[24, 40, 96].map((size) => (
          <Avatar key={size} src={null} name={size === 40 ? 'alice' : '李白'} size={size} />
        ))}
      </div>
    ),
  },
];
export default states;
