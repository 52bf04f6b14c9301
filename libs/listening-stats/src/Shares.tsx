import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListeningReport, PlayTotals } from '@qingyin/contract';
import { formatPercent } from '@qingyin/i18n';
import { Link, type LinkProps } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { type ReactNode, useId } from 'react';
import { minutesOf } from './minutes.ts';
import classes from './Shares.module.css';
import lists from './TopLists.module.css';

/** Genres that are shown, beside the songs without one. */
const MOST_GENRES = 6;
const PERCENT = 100;

interface Share extends PlayTotals {
  id: string;
  name: ReactNode;
  link?: Pick<LinkProps, 'to' | 'search'>;
}

/** Shares of genres and decades in the listening time; nothing where no song has a genre or a year. */
export function Shares({ report }: { report: ListeningReport }) {
  const { t } = useLingui();
  const { genres = [], decades = [] } = report;
  const genreSeconds = report.genreSeconds ?? secondsOf(genres);
  const named = genres.filter(({ key }) => key !== '').slice(0, MOST_GENRES);
  const rest = genres.filter(({ key }) => key === '');
  const genreRows = [...named, ...rest].map(({ key, name, ...heard }): Share => {
    if (key === '') return { ...heard, id: key, name: t`没有流派` };
    const link = { to: '/library/songs', search: { genre: key } } as const;
    return { ...heard, id: key, name: <CatalogueText text={name} />, link };
  });
  const decadeRows = decades.map(({ decade, ...heard }): Share => {
    const year = String(decade);
    if (decade === 0) return { ...heard, id: year, name: t`没有年份` };
    const link = { to: '/library/songs', search: { decade: year } } as const;
    return { ...heard, id: year, name: t`${year} 年代`, link };
  });
  const hasDecades = decades.some(({ decade }) => decade > 0);
  if (named.length === 0 && !hasDecades) return null;
  return (
    <div className={lists.lists}>
      {named.length > 0 && <ShareList title={t`最常听的流派`} rows={genreRows} whole={genreSeconds} />}
      {hasDecades && <ShareList title={t`最常听的年代`} rows={decadeRows} whole={secondsOf(decades)} />}
    </div>
  );
}

interface ShareListProps {
  title: string;
  rows: readonly Share[];
  /** listening time of which the shares are parts, also of those that are not shown, s */
  whole: number;
}

const secondsOf = (all: readonly PlayTotals[]): number => all.reduce((sum, { seconds }) => sum + seconds, 0);

function ShareList({ title, rows, whole }: ShareListProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const total = Math.max(1, whole);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={lists.title}>
        {title}
      </h3>
      <ul>
        {rows.map(({ id: key, name, link, seconds }) => {
          const percent = (PERCENT * seconds) / total;
          return (
            <li key={key} className={classes.row}>
              <span className={classes.name}>{link ? <Link {...link}>{name}</Link> : name}</span>
              <span className={classes.share}>{formatPercent(seconds / total, i18n.locale)}</span>
              <span className={classes.length}>{t`${plural(minutesOf(seconds), { other: '# 分钟' })}`}</span>
              <span aria-hidden className={classes.bar}>
                <span className="qy-fill" style={{ inlineSize: `${percent.toFixed(1)}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
