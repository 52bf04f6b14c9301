import { PersonLink } from '@qingyin/auth-gate';
import { wholeCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type SuggestedPerson as Proposed } from '@qingyin/data-social';
import { Avatar, CatalogueText, classNames, IconButton } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import { FollowButton } from './FollowButton.tsx';
import { SuggestionReasonText } from './SuggestionReasonText.tsx';
import classes from './SuggestedPeople.module.css';
import { useDismissSuggestion } from './use-dismiss-suggestion.ts';

const AVATAR_PX = 56;

/** Suggested user with the reason, a follow button and a dismiss button. */
export function SuggestedPerson({ person }: { person: Proposed }) {
  const { t } = useLingui();
  const dismiss = useDismissSuggestion();
  const { userId, nickname, avatarUrl, reason } = person;
  return (
    <article className={classNames(wholeCard.card, classes.card)}>
      <IconButton
        size="s"
        label={t`对 ${nickname} 不感兴趣`}
        title={t`不感兴趣`}
        className={classes.dismiss}
        onClick={() => dismiss(person)}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
      <span className={classes.picture}>
        <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
      </span>
      <h3 className={classes.name}>
        <PersonLink userId={userId} className={wholeCard.link} title={nickname}>
          <CatalogueText text={nickname} />
        </PersonLink>
      </h3>
      <p className={classes.reason}>
        <SuggestionReasonText reason={reason} />
      </p>
      <div className={classes.act}>
        <FollowButton person={person} place="row" />
      </div>
    </article>
  );
}
