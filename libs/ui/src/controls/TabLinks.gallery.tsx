import { type GalleryState } from '../gallery/gallery-state.ts';
import { linkKeys } from '../gallery/key-maps.ts';
import { TabLinks, tabLinkClass } from './TabLinks.tsx';

const few = ['推荐', '歌单', '排行榜', '歌手'];
const many = Array.from({ length: 16 }, (_, at) => `分类 ${at + 1}`);

function Example({ names, current }: { names: readonly string[]; current: string }) {
  return (
    <TabLinks label="发现音乐">
      {names.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          className={tabLinkClass}
          aria-current={name === current ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </TabLinks>
  );
}

const states: readonly GalleryState[] = [
  { name: 'few links', Example: () => <Example names={few} current="歌单" /> },
  {
    name: 'current link outside of the first view',
    Example: () => <Example names={many} current="分类 14" />,
  },
];
export default states;

export const keys = linkKeys;
