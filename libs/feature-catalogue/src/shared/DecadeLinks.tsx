import { Plural, Trans } from '@lingui/react/macro';
import type { LibraryDecade } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import classes from './DecadeLinks.module.css';

/** Decades as links to their albums, with the number of them. */
export function DecadeLinks({ decades: counts }: { decades: readonly LibraryDecade[] }) {
  const decades = counts.map(({ decade, albumSize }) => ({ year: String(decade), albumCount: albumSize }));
  return (
    <ul className={classes.decades}>
      {decades.map(({ year, albumCount }) => (
        <li key={year}>
          <Link to="/library/albums" search={{ decade: year }} className={classes.decade}>
            <span className={classes.name}>
              <Trans>{year} 年代</Trans>
            </span>
            <span className={classes.count}>
              <Plural value={albumCount} other="# 张专辑" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
