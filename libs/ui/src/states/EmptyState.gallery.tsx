import { Button } from '../controls/Button.tsx';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { EmptyState } from './EmptyState.tsx';

const states: readonly GalleryState[] = [
  { name: 'sentence', Example: () => <EmptyState>这里还没有歌曲。</EmptyState> },
  {
    name: 'with an action',
    Example: () => (
      <EmptyState drawing="zither" action={<Button variant="filled">去发现音乐</Button>}>
        你还没有收藏歌单。
      </EmptyState>
    ),
  },
  {
    name: 'long text',
    Example: () => (
      <EmptyState drawing="tea" action={<Button>重新上传所有没有传完的文件</Button>}>
        {'你的音乐云盘里还没有文件，把电脑里的歌曲拖到这里就能上传，传完以后在任何设备上都能听。'.repeat(2)}
      </EmptyState>
    ),
  },
];
export default states;
