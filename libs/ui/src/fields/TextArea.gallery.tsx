import { type GalleryState } from '../gallery/gallery-state.ts';
import { textFieldKeys } from '../gallery/key-maps.ts';
import { TextArea } from './TextArea.tsx';

const poem = '春江潮水连海平，海上明月共潮生。滟滟随波千万里，何处春江无月明！\n'.repeat(6);

const states: readonly GalleryState[] = [
  { name: 'empty', Example: () => <TextArea label="简介" placeholder="说说这张歌单" /> },
  { name: 'long text', Example: () => <TextArea label="简介" defaultValue={poem} hint="最多 1000 字" /> },
  {
    name: 'with an error',
    Example: () => <TextArea label="简介" defaultValue="……" error="简介太短" required />,
  },
  { name: 'disabled', Example: () => <TextArea label="简介" defaultValue="床前明月光" disabled /> },
];
export default states;

export const keys = textFieldKeys;
