import { useState } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { type KeyMap } from '../gallery/key-maps.ts';
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

export const keys: KeyMap = [
  ['Tab', 'moves to the chosen star'],
  ['← → ↑ ↓', 'chooses a star more or less, in reading direction'],
  ['1 to 5, Home, End', 'chooses so many stars, one, all'],
  ['0, Delete, Backspace', 'removes the rating'],
];
