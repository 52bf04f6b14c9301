import { useState } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { tabsKeys } from '../gallery/key-maps.ts';
import { Tabs } from './Tabs.tsx';

const few = ['歌词', '评论', '相似'].map((label) => ({ id: label, label }));
const many = Array.from({ length: 14 }, (_, at) => ({ id: String(at), label: `第 ${at + 1} 章 山居秋暝` }));

function Example({ tabs }: { tabs: readonly { id: string; label: string }[] }) {
  const [active, setActive] = useState(tabs[1]?.id ?? '');
  return (
    <Tabs label="内容" tabs={tabs} active={active} onSelect={setActive}>
      <p>{tabs.find(({ id }) => id === active)?.label}</p>
    </Tabs>
  );
}

const states: readonly GalleryState[] = [
  { name: 'few tabs', Example: () => <Example tabs={few} /> },
  { name: 'more tabs than fit', Example: () => <Example tabs={many} /> },
];
export default states;

export const keys = tabsKeys;
