import { IconPlayerPlayFilled, IconShare3 } from '@tabler/icons-react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { buttonKeys } from '../gallery/key-maps.ts';
import { Button, buttonClass } from './Button.tsx';

const variants = ['filled', 'soft', 'plain'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

const states: readonly GalleryState[] = [
  {
    name: 'variants',
    Example: () => (
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            播放全部
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'small',
    Example: () => (
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="s">
            重试
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'with an icon',
    Example: () => (
      <div style={row}>
        <Button variant="filled" icon={<IconPlayerPlayFilled size={16} aria-hidden />}>
          播放全部
        </Button>
        <Button icon={<IconShare3 size={18} stroke={1.75} data-flip-rtl aria-hidden />}>分享</Button>
      </div>
    ),
  },
  {
    name: 'disabled',
    Example: () => (
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            播放全部
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'pressed and busy',
    Example: () => (
      <div style={row}>
        <Button aria-pressed>收藏</Button>
        <Button variant="filled" disabled aria-busy>
          创建
        </Button>
      </div>
    ),
  },
  {
    name: 'long text',
    Example: () => (
      <Button variant="filled" icon={<IconPlayerPlayFilled size={16} aria-hidden />}>
        把这张歌单里的两千三百首歌全部添加到播放队列的末尾，然后从头开始播放
      </Button>
    ),
  },
  {
    name: 'link that looks like a button',
    Example: () => (
      <a href="#link" className={buttonClass('filled')}>
        去听听别的
      </a>
    ),
  },
];
export default states;

export const keys = buttonKeys;
