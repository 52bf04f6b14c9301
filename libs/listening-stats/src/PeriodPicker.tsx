import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatMonth } from '@qingyin/i18n';
import { Button, IconButton } from '@qingyin/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './ListeningReport.module.css';
import { type ReportPeriod, reportPeriods, type ReportSpan } from './report-periods.ts';

interface PeriodPickerProps {
  period: ReportPeriod;
  span: ReportSpan;
  /** number of periods before the current one */
  back: number;
  onPeriod: (period: ReportPeriod) => void;
  onBack: (back: number) => void;
}

/** Choice of the week, month or year of the report. */
export function PeriodPicker({ period, span, back, onPeriod, onBack }: PeriodPickerProps) {
  const { t } = useLingui();
  const names = { week: t`周`, month: t`月`, year: t`年` };
  return (
    <div className={classes.picker}>
      <div role="group" aria-label={t`时间段`} className={classes.periods}>
        {reportPeriods.map((each) => (
          <Button
            key={each}
            size="s"
            className={classes.period}
            aria-pressed={each === period}
            onClick={() => each !== period && onPeriod(each)}
          >
            {names[each]}
          </Button>
        ))}
      </div>
      <div className={classes.which}>
        <IconButton size="s" label={t`往前`} onClick={() => onBack(back + 1)}>
          <IconChevronLeft size={18} stroke={1.75} data-flip-rtl aria-hidden />
        </IconButton>
        <span aria-live="polite" className={classes.span}>
          <SpanName period={period} span={span} />
        </span>
        <IconButton size="s" label={t`往后`} disabled={back === 0} onClick={() => onBack(back - 1)}>
          <IconChevronRight size={18} stroke={1.75} data-flip-rtl aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function SpanName({ period, span: { from, to } }: Pick<PeriodPickerProps, 'period' | 'span'>) {
  const { i18n } = useLingui();
  const begin = new Date(from);
  if (period === 'year') return String(begin.getFullYear());
  if (period === 'month') return formatMonth(begin.getFullYear(), begin.getMonth() + 1, i18n.locale);
  const first = formatDate(from, i18n.locale);
  const last = formatDate(to - 1, i18n.locale);
  return (
    <Trans>
      {first} 至 {last}
    </Trans>
  );
}
