import { useLingui } from '@lingui/react/macro';
import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { Button, TextField } from '@qingyin/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import classes from './PlaylistPicker.module.css';

export interface NameFormProps {
  label: string;
  /** default: none yet */
  name?: string;
  /** what the button says */
  action: string;
  /** says what is wrong with a name, which may be empty */
  check: (name: string) => string | null;
  /** said when `onName` rejects */
  failed?: string;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
  /** what else is asked */
  children?: ReactNode;
}

/** Asks what a playlist, or what playlists stand in, is to be called. */
export function NameForm({
  label,
  name: before = '',
  action,
  check,
  failed = '',
  onName,
  onCancel,
  children,
}: NameFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const words = name.trim();
    const mistake = check(words);
    setWrong(mistake);
    if (mistake !== null) return;
    setBusy(true);
    onName(words).catch(() => {
      setBusy(false);
      setWrong(failed);
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={name}
        maxLength={PLAYLIST_NAME_MAX}
        data-autofocus
        error={wrong}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {children}
      <div className={classes.actions}>
        <Button variant="plain" onClick={onCancel}>
          {t`取消`}
        </Button>
        <Button variant="filled" type="submit" disabled={busy} aria-busy={busy || undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}
