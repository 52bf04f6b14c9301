import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { COMMENT_MOMENTS } from '@qingyin/data-social';
import { formatDuration } from '@qingyin/i18n';
import { usePlayer, usePlayerState, useProgress } from '@qingyin/player-react';
import { IconClockHour3 } from '@tabler/icons-react';
import classes from './Moment.module.css';

interface MomentToggleProps {
  /** song id */
  id: string;
  /** chosen moment, ms */
  at: number | undefined;
  onChange: (at: number | undefined) => void;
}

/**
 * Toggle that attaches the current playback position to a comment, while its song is the current one. The moment
 * is that of the press.
 */
export function MomentToggle({ id, at, onChange }: MomentToggleProps) {
  const current = usePlayerState(({ track }) => track !== null && String(track.id) === id);
  return current || at !== undefined ? <Toggle at={at} onChange={onChange} /> : null;
}

function Toggle({ at, onChange }: Omit<MomentToggleProps, 'id'>) {
  const { t } = useLingui();
  const offered = useCapability(COMMENT_MOMENTS);
  const player = usePlayer();
  const heard = useProgress(({ positionMs }) => formatDuration(positionMs));
  const time = at === undefined ? heard : formatDuration(at);
  if (!offered) return null;
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={at !== undefined}
      onClick={() => onChange(at === undefined ? Math.round(player.progress.get().positionMs) : undefined)}
    >
      <IconClockHour3 size={16} stroke={1.75} aria-hidden />
      {t`在 ${time} 处评论`}
    </button>
  );
}
