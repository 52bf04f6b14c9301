import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '@qingyin/i18n';
import { useSince } from './use-since.ts';

/** When a post was written; the exact time for whoever asks. */
export function PostTime({ time, className }: { time: number; className?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <time
      className={className}
      dateTime={new Date(time).toISOString()}
      title={formatMoment(time, i18n.locale)}
    >
      {useSince(time)}
    </time>
  );
}
