import { type GalleryState } from '../gallery/gallery-state.ts';
import { menuKeys } from '../gallery/key-maps.ts';
import { menuEntries, radioEntries } from '../gallery/menu-entries.tsx';
import { MenuList } from './MenuList.tsx';

const nothing = () => undefined;

const states: readonly GalleryState[] = [
  { name: 'entries', Example: () => <MenuList label="歌曲操作" entries={menuEntries} onClose={nothing} /> },
  { name: 'choice', Example: () => <MenuList label="排序" entries={radioEntries} onClose={nothing} /> },
];
export default states;

export const keys = menuKeys;
