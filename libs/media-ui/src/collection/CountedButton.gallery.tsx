import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { IconMessageCircle } from '@tabler/icons-react';
import { CountedButton } from './CountedButton.tsx';

const icon = <IconMessageCircle size={18} stroke={1.75} aria-hidden />;

const states: readonly GalleryState[] = [
  { name: 'with a number', Example: () => <CountedButton name="评论" count={128} icon={icon} /> },
  { name: 'many', Example: () => <CountedButton name="评论" count={1_280_000} icon={icon} /> },
  { name: 'none yet', Example: () => <CountedButton name="评论" count={0} icon={icon} /> },
];
export default states;

export const keys = buttonKeys;
