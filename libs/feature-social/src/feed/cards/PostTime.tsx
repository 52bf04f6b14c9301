import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@qingyin/i18n';
import { useRelativeTime } from './use-relative-time.ts';

/** Relative time of a post, with the exact time as a tooltip. */
export function PostTime({ time, className }: { time: number; className?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <time
      className={className}
      dateTime={new Date(time).toISOString()}
      title={formatDateTime(time, i18n.locale)}
    >
      {useRelativeTime(time)}
    </time>
  );
}
