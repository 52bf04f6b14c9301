import { type GalleryState } from '../gallery/gallery-state.ts';
import { textFieldKeys } from '../gallery/key-maps.ts';
import { type TextFieldProps } from './TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

/** In a form, as browsers want it. */
const Field = (props: Omit<TextFieldProps, 'type' | 'trailing'>) => (
  <form>
    <PasswordField {...props} />
  </form>
);

const states: readonly GalleryState[] = [
  { name: 'empty', Example: () => <Field label="密码" placeholder="至少 8 位" /> },
  { name: 'filled', Example: () => <Field label="密码" defaultValue="mingyue1000li" required /> },
  {
    name: 'with an error',
    Example: () => <Field label="密码" defaultValue="123" error="密码至少要有 8 位" hint="不要用生日" />,
  },
];
export default states;

export const keys = textFieldKeys;
