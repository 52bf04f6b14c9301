import { useLingui } from '@lingui/react/macro';
import { Avatar, CatalogueText } from '@qingyin/ui';
import type { Mentions } from './use-mentions.ts';
import classes from './MentionList.module.css';

interface MentionListProps {
  id: string;
  mentions: Mentions;
  onTake: (nickname: string) => void;
}

const AVATAR_PX = 28;

/** Listbox of users to mention, below the field. The focus stays in the field (`aria-activedescendant`). */
export function MentionList({ id, mentions, onTake }: MentionListProps) {
  const { t } = useLingui();
  return (
    <ul id={id} role="listbox" aria-label={t`可以提到的人`} className={classes.list}>
      {mentions.people.map(({ userId, nickname, avatarUrl }, at) => (
        <li key={userId} role="none">
          <button
            type="button"
            id={`${id}-${at}`}
            role="option"
            // Chosen by keys in the field, whose active descendant this option is.
            tabIndex={-1}
            aria-selected={at === mentions.chosen}
            className={classes.person}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => mentions.choose(at)}
            onClick={() => onTake(nickname)}
          >
            <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
            <CatalogueText text={nickname} />
          </button>
        </li>
      ))}
    </ul>
  );
}
