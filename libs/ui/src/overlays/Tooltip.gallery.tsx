import { useEffect, useRef } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { Tooltip } from './Tooltip.tsx';

/** Time after which the tooltip listens to its button, ms. */
const LISTENS_AFTER_MS = 100;

/** Button that opens its tooltip as if the pointer were over it. */
function Example({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      button.current?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
      button.current?.dispatchEvent(new MouseEvent('mouseenter'));
    }, LISTENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
