import { useLingui } from '@lingui/react/macro';
import { formatDayOfYear } from '@qingyin/i18n';
import { useDayTooltip } from './use-day-tooltip.ts';
import { type HeardDay } from './heard-day.ts';
import classes from './DaysChart.module.css';
import { parseDay } from './report-periods.ts';

/** Minimum height of a bar for a day with music, percent. */
const LEAST_PERCENT = 2;
/** Maximum number of day labels. */
const NAMES = 7;

/** Bar chart with a bar per day. Hidden from screen readers; a table has the same data. */
export function DayBars({ days }: { days: readonly HeardDay[] }) {
  const { i18n } = useLingui();
  const tooltipOf = useDayTooltip();
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  const every = Math.ceil(days.length / NAMES);
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div aria-hidden className={classes.bars}>
      <div className={classes.plot} style={columns}>
        {days.map((day) => {
          const percent = day.seconds > 0 ? Math.max(LEAST_PERCENT, (100 * day.seconds) / most) : 0;
          return (
            <span key={day.date} title={tooltipOf(day)} className={classes.ground}>
              <span className={classes.bar} style={{ blockSize: `${percent.toFixed(1)}%` }} />
            </span>
          );
        })}
      </div>
      <div className={classes.names} style={columns}>
        {days.map(({ date }, place) => (
          // On narrow screens every other label is hidden.
          <span key={date} data-extra={(place / every) % 2 === 1 ? '' : undefined}>
            {place % every === 0 && formatDayOfYear(parseDay(date).getTime(), i18n.locale)}
          </span>
        ))}
      </div>
    </div>
  );
}
