import { Trans, useLingui } from '@lingui/react/macro';
import { firstWeekday, monthNames } from '@qingyin/i18n';
import { useDayTooltip } from './use-day-tooltip.ts';
import { type HeardDay } from './heard-day.ts';
import classes from './DaysChart.module.css';
import { dayOfWeek, parseDay } from './report-periods.ts';
import { useMemo } from 'react';

const [STEP, SIDE, RADIUS, WEEK] = [12, 10, 2, 7];
const LEVELS = [0, 1, 2, 3, 4] as const;
/** Weeks per part: half a year, so that two parts stack on narrow screens. */
const WEEKS_A_PART = 27;

/** Level of a day relative to the maximum in four steps; 0 = no music. */
export const heatLevel = (seconds: number, most: number): (typeof LEVELS)[number] =>
  seconds <= 0 ? 0 : (Math.min(4, Math.ceil((4 * seconds) / most)) as 1 | 2 | 3 | 4);

/**
 * Labels of months in a part of a year, including its first day's month. A month that begins in the last columns
 * has no room for its label; the next part begins with it.
 */
export const monthStarts = (days: readonly Pick<HeardDay, 'date'>[], before: number) =>
  days.flatMap(({ date }, place) => {
    const week = Math.floor((before + place) / WEEK);
    const begins = place === 0 || date.endsWith('-01');
    return begins && week < WEEKS_A_PART - 2 ? [{ month: parseDay(date).getMonth(), week }] : [];
  });

/** Heat map of a year with a column per week, which begins as in the locale. Hidden from screen readers; a table has the same data. */
export function HeatCalendar({ days }: { days: readonly HeardDay[] }) {
  const { i18n } = useLingui();
  const [first] = days;
  if (!first) return null;
  const before = dayOfWeek(parseDay(first.date), firstWeekday(i18n.locale));
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  const split = WEEKS_A_PART * WEEK - before;
  return (
    <div aria-hidden className={classes.bars}>
      <div className={classes.calendar}>
        <Weeks days={days.slice(0, split)} before={before} most={most} />
        <Weeks days={days.slice(split)} before={0} most={most} />
      </div>
      <p className={classes.legend}>
        <Trans context="图例">少</Trans>
        {LEVELS.map((level) => (
          <span key={level} data-level={level} className={classes.day} />
        ))}
        <Trans context="图例">多</Trans>
      </p>
    </div>
  );
}

interface WeeksProps {
  days: readonly HeardDay[];
  /** days of the first week before these */
  before: number;
  /** maximum per day in the year */
  most: number;
}

function Weeks({ days, before, most }: WeeksProps) {
  const { i18n } = useLingui();
  const tooltipOf = useDayTooltip();
  const names = useMemo(() => monthNames(i18n.locale), [i18n.locale]);
  return (
    <div>
      <div className={classes.months}>
        {monthStarts(days, before).map(({ month, week }) => (
          <span key={month} style={{ gridColumnStart: week + 1 }}>
            {names[month]}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WEEKS_A_PART * STEP} ${WEEK * STEP}`}>
        {days.map((day, place) => {
          const at = before + place;
          return (
            <rect
              key={day.date}
              x={Math.floor(at / WEEK) * STEP}
              y={(at % WEEK) * STEP}
              width={SIDE}
              height={SIDE}
              rx={RADIUS}
              data-level={heatLevel(day.seconds, most)}
              className={classes.day}
            >
              <title>{tooltipOf(day)}</title>
            </rect>
          );
        })}
      </svg>
    </div>
  );
}
