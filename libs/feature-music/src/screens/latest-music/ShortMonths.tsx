import { useLingui } from '@lingui/react/macro';
import { formatMonth } from '@qingyin/i18n';
import { NewAlbum } from './AlbumGrid.tsx';
import type { AlbumMonth } from './albums-by-month.ts';
import classes from './ShortMonths.module.css';

interface MonthFlowProps {
  months: readonly AlbumMonth[];
  /** above the fold */
  first: boolean;
}

/** Covers of the first row load eagerly. */
const FIRST = 7;

/**
 * Months with few albums in one grid: each starts right after the previous one, with its name above its first
 * album, so that a month with one album leaves no empty row.
 */
export function ShortMonths({ months, first }: MonthFlowProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.flow}>
      {months.map(({ year, month, albums }, place) => {
        const id = `month-${year}-${month}`;
        return (
          <section key={id} aria-labelledby={id} className={classes.month}>
            <ul className={classes.month}>
              {albums.map((album, at) => (
                <li key={album.id} className={classes.album}>
                  {at === 0 && (
                    <h2 id={id} className={classes.name}>
                      {formatMonth(year, month, i18n.locale)}
                    </h2>
                  )}
                  <NewAlbum album={album} priority={first && place + at < FIRST} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
