import { useLingui } from '@lingui/react/macro';
import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { Button, TextField } from '@qingyin/ui';
import { type FormEvent, useState } from 'react';
import classes from './PlaylistPicker.module.css';

export interface NewPlaylistFormProps {
  onCancel: () => void;
  /** whether only its owner is to see it is asked as well */
  withPrivacy?: boolean;
  /** makes the playlist; rejects when that failed, which is said here */
  onCreate: (name: string, isPrivate: boolean) => Promise<void>;
}

/** Asks for the name of a playlist that is to be made. */
export function NewPlaylistForm({ withPrivacy = false, onCancel, onCreate }: NewPlaylistFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setWrong(t`请给歌单起个名字`);
    setWrong(null);
    setBusy(true);
    onCreate(name.trim(), isPrivate).catch(() => {
      setBusy(false);
      setWrong(t`没能建立歌单，请再试一次`);
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t`歌单名称`}
        value={name}
        maxLength={PLAYLIST_NAME_MAX}
        data-autofocus
        error={wrong}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {withPrivacy && (
        <label className={classes.privacy}>
          <input
            type="checkbox"
            checked={isPrivate}
            onChange={(event) => setPrivate(event.currentTarget.checked)}
          />
          {t`设为私密歌单，只有自己能看到`}
        </label>
      )}
      <div className={classes.actions}>
        <Button variant="plain" onClick={onCancel}>
          {t`取消`}
        </Button>
        <Button variant="filled" type="submit" disabled={busy} aria-busy={busy || undefined}>
          {t`创建`}
        </Button>
      </div>
    </form>
  );
}
