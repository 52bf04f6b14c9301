import { useState } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { StarRating } from './StarRating.tsx';

function Example({ stars, disabled }: { stars: number; disabled?: boolean }) {
  const [value, setValue] = useState(stars);
  return <StarRating label="评分" value={value} onChange={setValue} disabled={disabled ?? false} />;
}

const states: readonly GalleryState[] = [
  { name: 'not rated', Example: () => <Example stars={0} /> },
  { name: 'three stars', Example: () => <Example stars={3} /> },
  { name: 'five stars', Example: () => <Example stars={5} /> },
  { name: 'disabled', Example: () => <Example stars={2} disabled /> },
];
export default states;
