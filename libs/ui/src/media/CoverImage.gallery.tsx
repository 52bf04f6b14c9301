import { type ReactNode } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { CoverImage } from './CoverImage.tsx';

const Box = ({ width, children }: { width: number; children: ReactNode }) => (
  <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>
);
const src = '/media/img/cover-4.jpg';

const states: readonly GalleryState[] = [
  {
    name: 'picture',
    Example: () => (
      <Box width={208}>
        <CoverImage src={src} alt="静夜思" size={208} />
      </Box>
    ),
  },
  {
    name: 'missing',
    Example: () => (
      <Box width={208}>
        <CoverImage src={null} alt="静夜思" size={208} />
      </Box>
    ),
  },
  {
    name: 'wide',
    Example: () => (
      <Box width={320}>
        <CoverImage src={src} alt="" size={320} ratio={16 / 9} radius="l" />
      </Box>
    ),
  },
  {
    name: 'round',
    Example: () => (
      <Box width={128}>
        <CoverImage src={src} alt="" size={128} radius="round" />
      </Box>
    ),
  },
  {
    name: 'missing and wide',
    Example: () => (
      <Box width={320}>
        <CoverImage src="" alt="" size={320} ratio={16 / 9} color="var(--qy-sunken)" />
      </Box>
    ),
  },
];
export default states;
