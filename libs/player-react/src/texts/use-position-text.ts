import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';

/** Returns the spoken value of a seek bar, such as "1:02 of 3:45"; both times in ms. */
export function usePositionText(): (positionMs: number, durationMs: number) => string {
  const { t } = useLingui();
  return (positionMs, durationMs) => {
    const position = formatDuration(positionMs);
    const duration = formatDuration(durationMs);
    return t({ message: `${position} / ${duration}`, context: '播放位置' });
  };
}
