import { type GalleryState } from '../gallery/gallery-state.ts';
import { menuKeys } from '../gallery/key-maps.ts';
import { longEntries, menuEntries, radioEntries } from '../gallery/menu-entries.tsx';
import { Menu } from './Menu.tsx';
import { MenuHeader } from './MenuHeader.tsx';

const anchor = { x: 40, y: 40 };
const nothing = () => undefined;

const states: readonly GalleryState[] = [
  {
    name: 'entries with a header',
    framed: true,
    Example: () => (
      <Menu
        label="歌曲操作"
        entries={menuEntries}
        anchor={anchor}
        onClose={nothing}
        header={<MenuHeader coverUrl="/media/img/cover-2.jpg" title="静夜思" subtitle="李白" />}
      />
    ),
  },
  {
    name: 'choice',
    framed: true,
    Example: () => <Menu label="排序" entries={radioEntries} anchor={anchor} onClose={nothing} />,
  },
  {
    name: 'more entries than fit',
    framed: true,
    Example: () => <Menu label="歌手" entries={longEntries} anchor={anchor} onClose={nothing} />,
  },
];
export default states;

export const keys = menuKeys;
