import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useId } from 'react';
import { PRIVATE_PLAYLIST, type SavedPlaylist } from './playlist-changes.ts';
import classes from './Fields.module.css';

interface PrivacyFieldProps {
  playlist: SavedPlaylist;
  publish: boolean;
  error: string | null;
  onChange: (publish: boolean) => void;
}

/**
 * Privacy of the playlist. A private one can be made public; the service cannot reverse that
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export function PrivacyField({ playlist, publish, error, onChange }: PrivacyFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const icon = { size: 18, stroke: 1.75, className: classes.icon, 'aria-hidden': true } as const;
  if (playlist.privacy !== PRIVATE_PLAYLIST)
    return (
      <div className={classes.field} role="group" aria-labelledby={id}>
        <span id={id} className={classes.label}>{t`隐私`}</span>
        <p className={classes.state}>
          <IconWorld {...icon} />
          <Trans>公开，所有人都能看到。公开的歌单不能再改成私密的。</Trans>
        </p>
      </div>
    );
  return (
    <div className={classes.field} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>{t`隐私`}</span>
      <p className={classes.state}>
        <IconLock {...icon} />
        <Trans>私密，只有你能看到。</Trans>
      </p>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={publish}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Trans>公开这个歌单</Trans>
      </label>
      {error && <p className={classes.error}>{error}</p>}
      <p id={`${id}-hint`} className={classes.hint}>
        <Trans>公开以后所有人都能看到它，而且不能再改成私密的。</Trans>
      </p>
    </div>
  );
}
