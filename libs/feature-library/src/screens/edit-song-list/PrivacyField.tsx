import { Trans, useLingui } from '@lingui/react/macro';
import { useCapability } from '@qingyin/auth-gate';
import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useId } from 'react';
import type { SavedPlaylist } from './playlist-changes.ts';
import classes from './Fields.module.css';

interface PrivacyFieldProps {
  playlist: SavedPlaylist;
  /** the unsaved choice; undefined: the saved privacy stays */
  publish: boolean | undefined;
  error: string | null;
  onChange: (publish: boolean) => void;
}

/**
 * Privacy of the playlist: whether it is public. Services without the capability `playlist-hide` cannot make a public
 * playlist private, which the field then says (docs/api-extensions.md#own-playlists).
 */
export function PrivacyField({ playlist, publish, error, onChange }: PrivacyFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const canHide = useCapability('playlist-hide');
  const icon = { size: 18, stroke: 1.75, className: classes.icon, 'aria-hidden': true } as const;
  const wasPublic = playlist.privacy !== PRIVATE_PLAYLIST;
  const isPublic = publish ?? wasPublic;
  return (
    <div className={classes.field} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>{t`隐私`}</span>
      <p className={classes.state}>
        {isPublic ? <IconWorld {...icon} /> : <IconLock {...icon} />}
        {isPublic ? <Trans>公开，所有人都能看到。</Trans> : <Trans>私密，只有你能看到。</Trans>}
      </p>
      {(canHide || !wasPublic) && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={isPublic}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Trans>公开这个歌单</Trans>
        </label>
      )}
      {error && <p className={classes.error}>{error}</p>}
      <p id={`${id}-hint`} className={classes.hint}>
        {canHide ? (
          <Trans>公开以后，别人能搜到它、收藏它。随时可以改回私密，它就会从别人的收藏里消失。</Trans>
        ) : wasPublic ? (
          <Trans>公开的歌单不能再改成私密的。</Trans>
        ) : (
          <Trans>公开以后所有人都能看到它，而且不能再改成私密的。</Trans>
        )}
      </p>
    </div>
  );
}
