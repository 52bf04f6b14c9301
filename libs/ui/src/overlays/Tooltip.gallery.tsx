import { useEffect, useRef } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { Tooltip } from './Tooltip.tsx';

/** Button with the focus, which opens its tooltip. */
function Example({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div style={{ padding: 80 }}>
      <Tooltip label={label}>
        <button ref={button} type="button">
          无损
        </button>
      </Tooltip>
    </div>
  );
}

const states: readonly GalleryState[] = [
  { name: 'short', framed: true, Example: () => <Example label="正在播放无损音质" /> },
  {
    name: 'long text',
    framed: true,
    Example: () => <Example label={'浏览器不能解码这首歌的无损文件'.repeat(4)} />,
  },
];
export default states;
