import { PersonLink } from '@qingyin/auth-gate';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UserBrief } from '@qingyin/contract';
import { formatCount } from '@qingyin/i18n';
import { Avatar, CatalogueText } from '@qingyin/ui';
import classes from './Subscribers.module.css';

const AVATAR_PX = 40;

/**
 * Latest collectors of a playlist; part of its answer
 * (docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export function Subscribers({ users, total }: { users: readonly UserBrief[]; total: number }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const others = total - users.length;
  if (users.length === 0) return null;
  return (
    <section aria-labelledby="subscribers">
      <h2 id="subscribers" className={classes.heading}>
        <Trans>收藏了它的人</Trans>
      </h2>
      <ul className={classes.row}>
        {users.map(({ userId, nickname, avatarUrl }) => (
          <li key={userId}>
            <PersonLink userId={userId} title={nickname} className={classes.person}>
              <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
              <CatalogueText className="qy-unseen" text={nickname} />
            </PersonLink>
          </li>
        ))}
        {others > 0 && (
          <li className={classes.others}>
            <span aria-hidden>+{formatCount(others, locale)}</span>
            <span className="qy-unseen">
              <Plural value={others} other="还有 # 人" />
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
