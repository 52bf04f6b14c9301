import { type GalleryState } from '../gallery/gallery-state.ts';
import { dialogKeys } from '../gallery/key-maps.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Sheet } from './Sheet.tsx';

const anchor = { x: 40, y: 40 };
const nothing = () => undefined;

const states: readonly GalleryState[] = [
  {
    name: 'popover, on phones from below',
    framed: true,
    Example: () => (
      <Sheet label="显示" anchor={anchor} onClose={nothing}>
        <Checkbox label="显示专辑" checked onChange={nothing} />
        <Checkbox label="显示时长" checked={false} onChange={nothing} />
      </Sheet>
    ),
  },
  {
    name: 'wide, more content than fits',
    framed: true,
    Example: () => (
      <Sheet label="表情" anchor={anchor} onClose={nothing} wide>
        {/* Scroll containers have something to focus. */}
        <Checkbox label="记住" checked={false} onChange={nothing} />
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>春江潮水连海平，海上明月共潮生。滟滟随波千万里，何处春江无月明。</p>
        ))}
      </Sheet>
    ),
  },
];
export default states;

export const keys = dialogKeys;
