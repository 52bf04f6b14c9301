import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password with a switch that shows what was typed. The switch's name leaves out the field's own label. */
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
