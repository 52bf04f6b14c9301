import { type GalleryState } from '@qingyin/ui/gallery';
import { MvCard } from './MvCard.tsx';
import { WideShelf } from './WideShelf.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, id) => (
    <MvCard key={id} mv={{ id, name: `MV ${id + 1}`, coverUrl: `/media/img/shelf-${id}.jpg` }} meta="李白" />
  ));

const states: readonly GalleryState[] = [
  { name: 'one row, on phones it scrolls', Example: () => <WideShelf label="MV">{cards(8)}</WideShelf> },
  { name: 'one card', Example: () => <WideShelf label="MV">{cards(1)}</WideShelf> },
];
export default states;
