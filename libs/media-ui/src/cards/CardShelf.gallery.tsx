import { type GalleryState } from '@qingyin/ui/gallery';
import { MvCard } from './MvCard.tsx';
import { CardShelf } from './CardShelf.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, id) => (
    <MvCard key={id} mv={{ id, name: `MV ${id + 1}`, coverUrl: `/media/img/shelf-${id}.jpg` }} meta="李白" />
  ));

const states: readonly GalleryState[] = [
  {
    name: 'one row, on phones it scrolls',
    Example: () => (
      <CardShelf label="MV" shape="wide">
        {cards(8)}
      </CardShelf>
    ),
  },
  {
    name: 'one card',
    Example: () => (
      <CardShelf label="MV" shape="wide">
        {cards(1)}
      </CardShelf>
    ),
  },
  {
    name: 'square covers',
    Example: () => (
      <CardShelf label="MV" shape="square">
        {cards(8)}
      </CardShelf>
    ),
  },
];
export default states;
