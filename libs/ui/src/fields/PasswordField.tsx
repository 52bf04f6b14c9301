import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * Password field with a button that shows the password. The button's name does not contain the field's label, so
 * that a search by label finds only the field.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton size="s" label={t`明文显示`} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
}
