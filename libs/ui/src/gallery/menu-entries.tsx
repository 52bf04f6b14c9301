import { IconDownload, IconHeart, IconPlayerPlay, IconShare3, IconTrash } from '@tabler/icons-react';
import { type MenuEntry } from '../overlays/menu-entry.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const onSelect = () => undefined;

/** Entries of a menu in all their states. */
export const menuEntries: readonly MenuEntry[] = [
  { id: 'play', label: '播放', icon: <IconPlayerPlay {...look} />, onSelect },
  { id: 'like', label: '喜欢', icon: <IconHeart {...look} />, onSelect, keepOpen: true },
  { id: 'share', label: '分享', icon: <IconShare3 {...look} data-flip-rtl />, note: '复制链接', onSelect },
  { id: 'download', label: '下载', icon: <IconDownload {...look} />, disabled: true, onSelect },
  {
    id: 'remove',
    label: '从歌单中删除',
    icon: <IconTrash {...look} />,
    danger: true,
    divided: true,
    onSelect,
  },
];

/** Entries of which one is chosen. */
export const radioEntries: readonly MenuEntry[] = ['默认顺序', '歌名', '歌手', '时长'].map((label, at) => ({
  id: label,
  label,
  checked: at === 1,
  onSelect,
}));

/** More entries than fit, with long labels. */
export const longEntries: readonly MenuEntry[] = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  label: `查看歌手：${'白居易与元稹'.repeat((at % 4) * 3 + 1)}`,
  onSelect,
}));
