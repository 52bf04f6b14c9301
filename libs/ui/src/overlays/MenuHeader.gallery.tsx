import { type GalleryState } from '../gallery/gallery-state.ts';
import { MenuHeader } from './MenuHeader.tsx';

const states: readonly GalleryState[] = [
  {
    name: 'with a cover',
    Example: () => <MenuHeader coverUrl="/media/img/cover-2.jpg" title="静夜思" subtitle="李白" />,
  },
  { name: 'without a cover', Example: () => <MenuHeader coverUrl={null} title="三首歌曲" subtitle="已选" /> },
  {
    name: 'long texts',
    Example: () => (
      <div style={{ maxInlineSize: 320 }}>
        <MenuHeader coverUrl={null} title={'春江花月夜'.repeat(10)} subtitle={'张若虚 / '.repeat(14)} />
      </div>
    ),
  },
];
export default states;
