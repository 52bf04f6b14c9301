import { CollectionHead, useSharePage } from '@qingyin/media-ui';
import { PersonMenuButton, useHiddenState } from '@qingyin/moderation';
import { useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { FollowButton } from '../../../people/FollowButton.tsx';
import { useIsOwnProfile } from '../../../people/use-is-own-profile.ts';
import { EditLink } from './EditLink.tsx';
import { UnblockButton } from './UnblockButton.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { PersonCounts } from './PersonCounts.tsx';

/** Head of the profile: name, badges, counts, and a button to follow, unblock or edit. */
export function PersonHead({ uid, person }: { uid: string; person: Person }) {
  const { t } = useLingui();
  const own = useIsOwnProfile(uid);
  const { nickname, avatarUrl, signature } = person.profile;
  const sharing = useSharePage(nickname);
  const { blocked } = useHiddenState(person.profile.userId);
  const other = blocked ? (
    <UnblockButton person={person.profile} />
  ) : (
    <FollowButton person={person.profile} place="head" />
  );
  return (
    <>
      <CollectionHead
        round
        label={t`个人主页`}
        title={nickname}
        coverUrl={avatarUrl || null}
        creator={<PersonBadges uid={uid} person={person} />}
        facts={<PersonCounts uid={uid} person={person} />}
        description={signature}
        lead={own ? <EditLink /> : other}
        more={!own && <PersonMenuButton person={person.profile} />}
        onShare={sharing.share}
      />
      {sharing.dialog}
    </>
  );
}
