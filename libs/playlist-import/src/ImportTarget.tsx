import { Trans, useLingui } from '@lingui/react/macro';
import { type Playlist, PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { FieldFrame, TextField } from '@qingyin/ui';
import { useId } from 'react';
import classes from './Import.module.css';

/** Value of the target select that means "create a new playlist". */
export const NEW_LIST = 'new';
export interface ImportTargetProps {
  ownPlaylists: readonly Playlist[];
  /** `NEW_LIST` or a playlist id */
  target: string;
  name: string;
  error: string | null;
  onTarget: (target: string) => void;
  onName: (name: string) => void;
}

/**
 * Fields for the target of an import: a new playlist with a name, or an existing own playlist whose top receives
 * the songs.
 */
export function ImportTarget({ ownPlaylists, target, name, error, onTarget, onName }: ImportTargetProps) {
  const { t } = useLingui();
  const id = useId();
  const made = target === NEW_LIST;
  return (
    <div className={classes.target}>
      <FieldFrame id={id} label={t`放进`} error={made ? null : error}>
        {(describedBy) => (
          <select
            id={id}
            className={classes.select}
            value={target}
            aria-describedby={describedBy}
            onChange={(event) => onTarget(event.currentTarget.value)}
          >
            <option value={NEW_LIST}>{t`新建歌单`}</option>
            {ownPlaylists.map((list) => (
              <option key={list.id} value={String(list.id)}>
                {list.name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {made ? (
        <TextField
          label={t`歌单名称`}
          value={name}
          maxLength={PLAYLIST_NAME_MAX}
          error={error}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      ) : (
        <p className={classes.note}>
          <Trans>按清单的顺序放在最前面，已经有的不会重复。</Trans>
        </p>
      )}
    </div>
  );
}
