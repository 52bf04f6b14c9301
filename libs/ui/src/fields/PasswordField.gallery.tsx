import { type GalleryState } from '../gallery/gallery-state.ts';
import { PasswordField } from './PasswordField.tsx';

const states: readonly GalleryState[] = [
  { name: 'empty', Example: () => <PasswordField label="密码" placeholder="至少 8 位" /> },
  { name: 'filled', Example: () => <PasswordField label="密码" defaultValue="mingyue1000li" required /> },
  {
    name: 'with an error',
    Example: () => (
      <PasswordField label="密码" defaultValue="123" error="密码至少要有 8 位" hint="不要用生日" />
    ),
  },
];
export default states;
