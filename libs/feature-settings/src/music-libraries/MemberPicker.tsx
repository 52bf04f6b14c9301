import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_MEMBERS_MAX, type LibraryMember, NICKNAME_MAX } from '@qingyin/contract';
import { useDebouncedValue } from '@qingyin/list-layout';
import { Avatar, CatalogueText, IconButton, TextField } from '@qingyin/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FoundPeople } from './FoundPeople.tsx';
import styles from './MusicLibraries.module.css';

const TYPING_MS = 300;
const AVATAR_PX = 24;

interface MemberPickerProps {
  members: readonly LibraryMember[];
  onChange: (members: readonly LibraryMember[]) => void;
}

/** Chooses users by their nicknames. */
export function MemberPicker({ members, onChange }: MemberPickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const sought = useDebouncedValue(query.trim(), TYPING_MS);
  const field = useRef<HTMLInputElement>(null);
  const remove = (id: number) => {
    onChange(members.filter(({ userId }) => userId !== id));
    // The pressed button is unmounted.
    field.current?.focus();
  };
  const add = (member: LibraryMember) => {
    onChange([...members, member]);
    setQuery('');
    field.current?.focus();
  };
  return (
    <div className={styles.picker}>
      {members.length > 0 && (
        <ul aria-label={t`指定的人`} className={styles.members}>
          {members.map(({ userId, nickname, avatarUrl }) => (
            <li key={userId} className={styles.member}>
              <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
              <CatalogueText text={nickname} />
              <IconButton size="s" label={t`去掉 ${nickname}`} onClick={() => remove(userId)}>
                <IconX size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={field}
        label={t`按昵称添加`}
        hint={members.length === 0 ? t`自己要听，也请把自己加进来。` : undefined}
        leading={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={query}
        maxLength={NICKNAME_MAX}
        disabled={members.length >= LIBRARY_MEMBERS_MAX}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {members.length >= LIBRARY_MEMBERS_MAX && (
        <p className={styles.note}>
          <Trans>最多 {LIBRARY_MEMBERS_MAX} 个人。</Trans>
        </p>
      )}
      {query.trim() !== '' && sought !== '' && <FoundPeople query={sought} known={members} onChoose={add} />}
    </div>
  );
}
