import { Trans, useLingui } from '@lingui/react/macro';
import { type Playlist, PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { usePlaylistNames } from '@qingyin/media-ui';
import { SelectField, TextField } from '@qingyin/ui';
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
  const nameOf = usePlaylistNames();
  const made = target === NEW_LIST;
  return (
    <div className={classes.target}>
      <SelectField
        label={t`放进`}
        error={made ? null : error}
        value={target}
        options={[
          { value: NEW_LIST, label: t`新建歌单` },
          ...ownPlaylists.map((playlist) => ({ value: String(playlist.id), label: nameOf(playlist) })),
        ]}
        onChange={onTarget}
      />
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
