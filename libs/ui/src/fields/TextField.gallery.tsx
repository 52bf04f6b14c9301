import { IconSearch, IconX } from '@tabler/icons-react';
import { IconButton } from '../controls/IconButton.tsx';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { textFieldKeys } from '../gallery/key-maps.ts';
import { TextField } from './TextField.tsx';

const states: readonly GalleryState[] = [
  { name: 'empty', Example: () => <TextField label="歌单名称" placeholder="例如：静夜思" /> },
  {
    name: 'filled',
    Example: () => <TextField label="歌单名称" defaultValue="唐人夜曲" hint="最多 40 字" required />,
  },
  {
    name: 'with an error',
    Example: () => <TextField label="歌单名称" defaultValue=" " error="歌单名称不能为空" required />,
  },
  { name: 'disabled', Example: () => <TextField label="歌单名称" defaultValue="唐人夜曲" disabled /> },
  {
    name: 'long text',
    Example: () => <TextField label="歌单名称" defaultValue={'月落乌啼霜满天'.repeat(20)} />,
  },
  {
    name: 'with icon and button',
    Example: () => (
      <TextField
        label="搜索"
        defaultValue="琵琶行"
        leading={<IconSearch size={18} stroke={1.75} aria-hidden />}
        trailing={
          <IconButton size="s" label="清空">
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        }
      />
    ),
  },
];
export default states;

export const keys = textFieldKeys;
