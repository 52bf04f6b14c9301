import { PersonLink } from '@qingyin/auth-gate';
import { wholeCard } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedPerson } from '@qingyin/data-social';
import { displayedCount, formatCount } from '@qingyin/i18n';
import { Avatar, CatalogueText, classNames } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { FollowButton } from './FollowButton.tsx';
import classes from './PersonRow.module.css';
import { useIsOwnProfile } from './use-is-own-profile.ts';

const AVATAR_PX = 52;

interface PersonRowProps {
  person: ListedPerson;
  /** name with markup, e.g. highlighted matches; default: the plain name */
  label?: ReactNode;
}

/** User in a list: the row links to their profile and has a follow button. */
export function PersonRow({ person, label }: PersonRowProps) {
  const { userId, nickname, avatarUrl, signature } = person;
  const own = useIsOwnProfile(String(userId));
  return (
    <article className={classNames(wholeCard.card, classes.row)}>
      <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
      <div className={classes.text}>
        <h3 className={classes.name}>
          <PersonLink userId={userId} className={classNames(wholeCard.link, 'qy-ellipsis')} title={nickname}>
            <CatalogueText text={nickname}>{label ?? nickname}</CatalogueText>
          </PersonLink>
        </h3>
        <p className={classes.line}>{signature && <CatalogueText text={signature} />}</p>
        <Counts person={person} />
      </div>
      {!own && (
        <div className={classes.act}>
          <FollowButton person={person} place="row" />
        </div>
      )}
    </article>
  );
}

function Counts({ person }: { person: ListedPerson }) {
  const { i18n } = useLingui();
  const { followed, mutual } = person;
  const follows = displayedCount(person.follows, i18n.locale);
  const followeds = displayedCount(person.followeds, i18n.locale);
  return (
    <p className={classes.counts}>
      {mutual && followed && (
        <span>
          <Trans>互相关注</Trans>
        </span>
      )}
      <span>
        {mutual && followed && ' · '}
        {formatCount(followeds, i18n.locale)} <Plural value={followeds} other="粉丝" />
      </span>
      <span>
        {' · '}
        {formatCount(follows, i18n.locale)} <Plural value={follows} other="关注" />
      </span>
    </p>
  );
}
