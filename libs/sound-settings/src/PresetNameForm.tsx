import { useLingui } from '@lingui/react/macro';
import { Button, TextField } from '@qingyin/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './Sound.module.css';

/** Maximum length of a preset name, for which the list has room. */
const MOST_CHARACTERS = 30;

export interface PresetNameFormProps {
  first: string;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Form for the name of a preset. */
export function PresetNameForm({ first, onName, onCancel }: PresetNameFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onName(name);
      }}
    >
      <TextField
        ref={field}
        label={t`预设名称`}
        value={name}
        maxLength={MOST_CHARACTERS}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="s" disabled={name.trim() === ''}>
        {t`保存`}
      </Button>
      <Button variant="plain" size="s" onClick={onCancel}>
        {t`取消`}
      </Button>
    </form>
  );
}
