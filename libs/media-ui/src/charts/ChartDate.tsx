import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@qingyin/i18n';
import { SkeletonText } from '@qingyin/ui';
import classes from './ChartDate.module.css';

/** Update date of a chart (ms since 1970); nothing for 0 (unknown). */
export function ChartDate({ time }: { time: number }) {
  const { i18n } = useLingui();
  if (time <= 0) return null;
  const date = formatDate(time, i18n.locale);
  return (
    <p className={classes.updated}>
      <time dateTime={new Date(time).toISOString()}>
        <Trans>{date} 更新</Trans>
      </time>
    </p>
  );
}

/** Skeleton of a chart's date. */
export function ChartDateSkeleton() {
  return (
    <p className={classes.updated}>
      <SkeletonText width="9em" />
    </p>
  );
}
