import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDayOfYear } from '@qingyin/i18n';
import { type HeardDay } from './heard-day.ts';
import { minutesOf } from './minutes.ts';
import { parseDay } from './report-periods.ts';

/** Tooltip of a day in a chart. */
export function useDayTooltip() {
  const { t, i18n } = useLingui();
  return ({ date, seconds }: HeardDay): string => {
    const day = formatDayOfYear(parseDay(date).getTime(), i18n.locale);
    const length = t`${plural(minutesOf(seconds), { other: '# 分钟' })}`;
    return `${day} · ${length}`;
  };
}
