import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { IconPlaylist } from '@tabler/icons-react';
import { BarButton } from './BarButton.tsx';

const icon = <IconPlaylist size={20} stroke={1.75} />;

const states: readonly GalleryState[] = [
  { name: 'default', Example: () => <BarButton label="播放队列">{icon}</BarButton> },
  {
    name: 'inactive',
    Example: () => (
      <BarButton label="播放队列" inactive>
        {icon}
      </BarButton>
    ),
  },
  {
    name: 'pressed',
    Example: () => (
      <BarButton label="歌词" aria-pressed>
        {icon}
      </BarButton>
    ),
  },
  {
    name: 'expanded',
    Example: () => (
      <BarButton label="播放队列" aria-expanded>
        {icon}
      </BarButton>
    ),
  },
];
export default states;

export const keys = buttonKeys;
