import { IconHeart, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { buttonKeys } from '../gallery/key-maps.ts';
import { IconButton } from './IconButton.tsx';

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const;

const states: readonly GalleryState[] = [
  {
    name: 'sizes',
    Example: () => (
      <div style={row}>
        <IconButton label="关闭" size="s">
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label="关闭" size="m">
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label="关闭" size="l">
          <IconX size={24} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    ),
  },
  {
    name: 'filled and raised',
    Example: () => (
      <div style={row}>
        <IconButton label="播放全部" variant="filled">
          <IconPlayerPlayFilled size={18} aria-hidden />
        </IconButton>
        <IconButton label="喜欢" variant="raised">
          <IconHeart size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    ),
  },
  {
    name: 'disabled and pressed',
    Example: () => (
      <div style={row}>
        <IconButton label="关闭" disabled>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label="喜欢" aria-pressed>
          <IconHeart size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    ),
  },
];
export default states;

export const keys = buttonKeys;
