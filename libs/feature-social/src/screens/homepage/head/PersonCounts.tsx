import { Plural, useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { formatCount } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import classes from './PersonHead.module.css';

/** Counts of a user with links: follows, followers, posts, songs played. */
export function PersonCounts({ uid, person }: { uid: string; person: Person }) {
  const { follows, followeds, eventCount } = person.profile;
  const params = { uid };
  return (
    <>
      <Link to="/care/follows/$uid" params={params} className={classes.count}>
        <Count value={follows} />
        <Plural value={follows} other="关注" />
      </Link>
      <Link to="/care/fan/$uid" params={params} className={classes.count}>
        <Count value={followeds} />
        <Plural value={followeds} other="粉丝" />
      </Link>
      <Link to="/care/dynamic/$uid" params={params} className={classes.count}>
        <Count value={eventCount} />
        <Plural value={eventCount} other="动态" />
      </Link>
      <span className={classes.count}>
        <Count value={person.listenSongs} />
        <Plural value={person.listenSongs} other="听过的歌" />
      </span>
    </>
  );
}

/** Number in front of a label; the label is a separate message, so that each language has its plural forms. */
function Count({ value }: { value: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <strong>{formatCount(value, i18n.locale)}</strong>{' '}
    </>
  );
}
