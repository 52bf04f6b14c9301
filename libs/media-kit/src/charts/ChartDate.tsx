import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@qingyin/i18n';
import { SkeletonText } from '@qingyin/ui';
import classes from './ChartDate.module.css';

/** When a chart was made (ms since 1970); nothing where that is not known (0). */
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

/** Its shape. */
export function ChartDateSkeleton() {
  return (
    <p className={classes.updated}>
      <SkeletonText width="9em" />
    </p>
  );
}
