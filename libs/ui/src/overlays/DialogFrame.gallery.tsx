import { TextField } from '../fields/TextField.tsx';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { dialogKeys } from '../gallery/key-maps.ts';
import { DialogFrame } from './DialogFrame.tsx';

const nothing = () => undefined;
const content = (
  <div style={{ padding: 16 }}>
    <TextField label="命令" placeholder="输入命令或歌名" />
  </div>
);

const states: readonly GalleryState[] = [
  {
    name: 'centred',
    framed: true,
    Example: () => (
      <DialogFrame label="命令面板" onClose={nothing} width={520} fullOnPhone={false}>
        {content}
      </DialogFrame>
    ),
  },
  {
    name: 'near the top, whole screen on phones',
    framed: true,
    Example: () => (
      <DialogFrame label="命令面板" onClose={nothing} width={520} fullOnPhone alignTop>
        {content}
      </DialogFrame>
    ),
  },
];
export default states;

export const keys = dialogKeys;
