import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryMember } from '@qingyin/contract';
import { userResultsQuery } from '@qingyin/data-music';
import { Avatar, CatalogueText, InlineError, SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './MusicLibraries.module.css';

const MOST = 6;
const AVATAR_PX = 28;

interface FoundPeopleProps {
  query: string;
  /** users who are chosen already, and left out */
  known: readonly LibraryMember[];
  onChoose: (member: LibraryMember) => void;
}

/** Users found by nickname; a press chooses one. */
export function FoundPeople({ query, known, onChoose }: FoundPeopleProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(userResultsQuery(query, 1));
  const chosen = new Set(known.map(({ userId }) => userId));
  const people = data?.items.filter(({ userId }) => !chosen.has(userId)).slice(0, MOST);
  if (!people) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={2} />;
  }
  if (people.length === 0)
    return (
      <p role="status" className={styles.note}>
        <Trans>没有找到别的人。</Trans>
      </p>
    );
  return (
    <ul aria-label={t`找到的人`} className={styles.found}>
      {people.map(({ userId, nickname, avatarUrl }) => (
        <li key={userId}>
          <button
            type="button"
            aria-label={t`添加 ${nickname}`}
            className={styles.person}
            onClick={() => onChoose({ userId, nickname, avatarUrl })}
          >
            <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
            <CatalogueText text={nickname} />
          </button>
        </li>
      ))}
    </ul>
  );
}
