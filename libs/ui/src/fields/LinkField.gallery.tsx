import { type GalleryState } from '../gallery/gallery-state.ts';
import { LinkField } from './LinkField.tsx';

const states: readonly GalleryState[] = [
  { name: 'short', Example: () => <LinkField label="链接" link="https://qingyin.example/album/7" /> },
  {
    name: 'longer than the field',
    Example: () => (
      <LinkField
        label="链接"
        link={`https://qingyin.example/album/7?song=12&t=74&from=${'share-'.repeat(30)}end`}
      />
    ),
  },
];
export default states;
