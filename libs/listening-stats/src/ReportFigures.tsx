import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ListeningReport } from '@qingyin/contract';
import { formatNumber } from '@qingyin/i18n';
import classes from './ListeningReport.module.css';
import { minutesOf } from './minutes.ts';

/** Key figures of the report; the first one with a comparison to the previous period. */
export function ReportFigures({ report }: { report: ListeningReport }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, 0, i18n.locale);
  const minutes = minutesOf(report.seconds);
  const change = minutes - minutesOf(report.before.seconds);
  const figures = [
    {
      name: t`听歌时长`,
      value: t`${plural(minutes, { other: '# 分钟' })}`,
      note: report.before.plays > 0 ? <Change minutes={change} /> : null,
    },
    { name: t`播放次数`, value: number(report.plays) },
    { name: t`听过的歌`, value: number(report.songCount) },
    { name: t`听过的歌手`, value: number(report.artistCount) },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Change({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  if (minutes === 0) return t`和上一段时间一样`;
  const amount = Math.abs(minutes);
  return minutes > 0
    ? t`${plural(amount, { other: '比上一段时间多 # 分钟' })}`
    : t`${plural(amount, { other: '比上一段时间少 # 分钟' })}`;
}
