import { IconLanguage, IconPalette, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { RadioList } from '../fields/RadioList.tsx';
import { TextField } from '../fields/TextField.tsx';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { SettingsDialog } from './index.ts';

const nothing = () => undefined;
const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const sections = [
  {
    id: 'look',
    label: '外观',
    icon: <IconPalette {...look} />,
    content: (
      <RadioList
        label="主题"
        value="auto"
        options={[
          { value: 'auto', text: '跟随系统' },
          { value: 'light', text: '浅色' },
          { value: 'dark', text: '深色' },
        ]}
        onChange={nothing}
      />
    ),
  },
  { id: 'account', label: '账号与安全', icon: <IconUser {...look} />, content: <TextField label="昵称" /> },
  { id: 'language', label: '语言', icon: <IconLanguage {...look} />, content: <p>简体中文</p> },
];
const many = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  label: `设置的第 ${at + 1} 组，名字很长`,
  content: <p>{'春江潮水连海平，海上明月共潮生。'.repeat(40)}</p>,
}));

function Example({ of, first }: { of: typeof sections; first: string }) {
  const [active, setActive] = useState(first);
  return <SettingsDialog sections={of} active={active} onSelect={setActive} onClose={nothing} />;
}

const states: readonly GalleryState[] = [
  { name: 'few sections', framed: true, Example: () => <Example of={sections} first="look" /> },
  {
    name: 'more sections and content than fit',
    framed: true,
    Example: () => (
      <Example of={many.map((each) => ({ ...each, icon: <IconUser {...look} /> }))} first="12" />
    ),
  },
];
export default states;
