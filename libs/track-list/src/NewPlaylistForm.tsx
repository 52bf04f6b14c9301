import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NameForm } from './NameForm.tsx';
import classes from './PlaylistPicker.module.css';

export interface NewPlaylistFormProps {
  onCancel: () => void;
  /** includes a field for privacy; new playlists are private by default */
  withPrivacy?: boolean;
  /** creates the playlist; a rejection is reported in the form */
  onCreate: (name: string, isPrivate: boolean) => Promise<void>;
}

/** Form for a new playlist. */
export function NewPlaylistForm({ withPrivacy = false, onCancel, onCreate }: NewPlaylistFormProps) {
  const { t } = useLingui();
  const [isPrivate, setPrivate] = useState(true);
  return (
    <NameForm
      label={t`歌单名称`}
      action={t`创建`}
      failed={t`没能建立歌单，请再试一次`}
      onName={(name) => onCreate(name, isPrivate)}
      onCancel={onCancel}
    >
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
    </NameForm>
  );
}
