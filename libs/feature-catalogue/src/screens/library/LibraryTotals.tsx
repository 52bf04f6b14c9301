import { Plural, Trans } from '@lingui/react/macro';
import type { LibraryTotals as Totals } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import classes from './LibraryTotals.module.css';

const HOUR_MS = 3_600_000;

/** Numbers of songs, albums and artists as links to their lists, and the length of all songs. */
export function LibraryTotals({ totals }: { totals: Totals }) {
  const { songs: trackCount, albums: albumCount, artists: artistCount, duration } = totals;
  const hours = Math.round(duration / HOUR_MS);
  return (
    <ul className={classes.totals}>
      <li>
        <Link to="/library/songs" search={{}}>
          <Plural value={trackCount} other="# 首歌" />
        </Link>
      </li>
      <li>
        <Link to="/library/albums" search={{}}>
          <Plural value={albumCount} other="# 张专辑" />
        </Link>
      </li>
      <li>
        <Link to="/library/artists" search={{}}>
          <Plural value={artistCount} other="# 位歌手" />
        </Link>
      </li>
      {hours > 0 && (
        <li>
          <Trans>
            共 <Plural value={hours} other="# 小时" />
          </Trans>
        </li>
      )}
    </ul>
  );
}
