import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@qingyin/i18n';
import { Button, classNames } from '@qingyin/ui';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { DayBars } from './DayBars.tsx';
import classes from './DaysChart.module.css';
import { type HeardDay } from './heard-day.ts';
import { HeatCalendar } from './HeatCalendar.tsx';
import { minutesOf } from './minutes.ts';
import { parseDay, type ReportPeriod } from './report-periods.ts';

interface DaysChartProps {
  period: ReportPeriod;
  /** all days of the period */
  days: readonly string[];
  /** days with music */
  heard: readonly HeardDay[];
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Listening time per day: a chart, and a table with the same data, which is always there for screen readers. */
export function DaysChart({ period, days, heard }: DaysChartProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const byDay = new Map(heard.map((day) => [day.date, day]));
  const all = days.map((date) => byDay.get(date) ?? { date, plays: 0, seconds: 0 });
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.head}>
        <h3 className={classes.title}>
          <Trans>每天听了多久</Trans>
        </h3>
        <Button
          size="s"
          variant="plain"
          aria-pressed={asTable}
          icon={asTable ? <IconChartBar {...ICON} /> : <IconTable {...ICON} />}
          onClick={() => setAsTable(!asTable)}
        >
          {t`以表格显示`}
        </Button>
      </figcaption>
      {!asTable && (period === 'year' ? <HeatCalendar days={all} /> : <DayBars days={all} />)}
      <div className={classNames(classes.table, !asTable && 'qy-unseen')}>
        <DaysTable heard={heard} />
      </div>
    </figure>
  );
}

function DaysTable({ heard }: Pick<DaysChartProps, 'heard'>) {
  const { t, i18n } = useLingui();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t`日期`}</th>
          <th scope="col">{t`时长`}</th>
          <th scope="col">{t`播放次数`}</th>
        </tr>
      </thead>
      <tbody>
        {heard.map(({ date, plays, seconds }) => (
          <tr key={date}>
            <th scope="row">{formatDate(parseDay(date).getTime(), i18n.locale)}</th>
            <td>{t`${plural(minutesOf(seconds), { other: '# 分钟' })}`}</td>
            <td>{plays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
