import { useLingui } from '@lingui/react/macro';
import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { blankError } from '@qingyin/i18n';
import { Button, TextField } from '@qingyin/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import classes from './PlaylistPicker.module.css';

export interface NameFormProps {
  label: string;
  /** current name; default: empty */
  name?: string;
  /** label of the submit button */
  action: string;
  /** returns the message for an invalid name; blank names are rejected without it */
  check?: (name: string) => string | null;
  /** message if `onName` rejects */
  failed?: string;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
  /** further fields */
  children?: ReactNode;
}

/** Form for the name of a playlist or a playlist folder. */
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
  const { t, i18n } = useLingui();
  const [name, setName] = useState(before);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const trimmed = name.trim();
    const blank = blankError(label, name);
    const mistake = blank ? i18n._(blank) : check?.(trimmed);
    setWrong(mistake ?? null);
    if (mistake) return;
    setBusy(true);
    onName(trimmed).catch(() => {
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
