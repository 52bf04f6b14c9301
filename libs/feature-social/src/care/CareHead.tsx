import { PersonLink } from '@qingyin/auth-gate';
import type { Person } from '@qingyin/data-social';
import { useLingui } from '@lingui/react/macro';
import { formatCount } from '@qingyin/i18n';
import { ChoiceLink } from '@qingyin/routing';
import { Avatar, CatalogueText, tabLinkClass, TabLinks } from '@qingyin/ui';
import { useRef } from 'react';
import { FollowButton } from '../people/FollowButton.tsx';
import { useIsOwnProfile } from '../people/use-is-own-profile.ts';
import { type CareTab, carePaths } from './care-tab.ts';
import classes from './CareHead.module.css';
import { useFocusRestoreAfterSuspense } from './use-focus-restore-after-suspense.ts';

const AVATAR_PX = 64;

interface CareHeadProps {
  uid: string;
  person: Person;
  tab: CareTab;
}

/** Head of /care: the user, a follow button, and tabs for posts, follows and fans with their counts. */
export function CareHead({ uid, person, tab }: CareHeadProps) {
  const own = useIsOwnProfile(uid);
  const head = useRef<HTMLDivElement>(null);
  useFocusRestoreAfterSuspense(head);
  const { userId, nickname, avatarUrl, signature } = person.profile;
  return (
    <div ref={head} className={classes.head}>
      <header className={classes.person}>
        <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
        <div className={classes.text}>
          <h1 className={classes.name}>
            <PersonLink userId={userId}>
              <CatalogueText text={nickname} />
            </PersonLink>
          </h1>
          <p className={classes.signature}>{signature && <CatalogueText text={signature} />}</p>
        </div>
        {!own && <FollowButton person={person.profile} place="head" />}
      </header>
      <CareTabs uid={uid} person={person} tab={tab} />
    </div>
  );
}

function CareTabs({ uid, person, tab }: CareHeadProps) {
  const { t, i18n } = useLingui();
  const { eventCount, follows, followeds, nickname } = person.profile;
  const tabs: readonly [CareTab, string, number][] = [
    ['dynamic', t`动态`, eventCount],
    ['follows', t`关注`, follows],
    ['fan', t`粉丝`, followeds],
  ];
  return (
    <TabLinks label={nickname}>
      {tabs.map(([key, label, count]) => (
        <ChoiceLink
          key={key}
          to={carePaths[key]}
          params={{ uid }}
          resetScroll={false}
          className={tabLinkClass}
          chosen={key === tab ? 'page' : undefined}
        >
          {label} <span className={classes.count}>{formatCount(count, i18n.locale)}</span>
        </ChoiceLink>
      ))}
    </TabLinks>
  );
}
