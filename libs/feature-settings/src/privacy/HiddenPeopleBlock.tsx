import { useHidePerson } from '@qingyin/moderation';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HiddenUser } from '@qingyin/contract';
import { hiddenPeopleQuery, type HideKind } from '@qingyin/data-social';
import { Avatar, Button, CatalogueText, SkeletonText, InlineError, useActionLabel } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

const AVATAR_PX = 36;

/** Blocked and muted users, with buttons that unblock and unmute them. */
export function HiddenPeopleBlock() {
  const { t } = useLingui();
  const { data: hidden, isError, error, refetch } = useQuery(hiddenPeopleQuery());
  const kinds: { kind: HideKind; title: string; about: string }[] = [
    { kind: 'block', title: t`黑名单`, about: t`你们看不到彼此的动态和评论，也不能互相关注。` },
    { kind: 'mute', title: t`不看动态的人`, about: t`对方不会知道。TA 的主页和评论照常能看。` },
  ];
  return kinds.map(({ kind, title, about }) => (
    <SettingsBlock key={kind} title={title} about={about}>
      {!hidden && !isError && <SkeletonText lines={2} />}
      {!hidden && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {hidden && <People title={title} people={hidden.filter((each) => each.kind === kind)} />}
    </SettingsBlock>
  ));
}

function People({ title, people }: { title: string; people: readonly HiddenUser[] }) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const hide = useHidePerson();
  if (people.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>现在一个也没有。</Trans>
      </p>
    );
  return (
    <ul aria-label={title} className={styles.rows}>
      {people.map((person) => {
        const name = person.nickname;
        return (
          <li key={person.userId} className={styles.row}>
            <Avatar src={person.avatarUrl} name={name} size={AVATAR_PX} />
            <p className={styles.rowWords}>
              <CatalogueText text={name} />
            </p>
            <Button
              size="s"
              aria-label={actionLabel(person.kind === 'block' ? t`移出黑名单` : t`取消屏蔽动态`, name)}
              onClick={() => hide({ person, kind: person.kind, hide: false })}
            >
              {person.kind === 'block' ? <Trans>移出黑名单</Trans> : <Trans>取消屏蔽动态</Trans>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
