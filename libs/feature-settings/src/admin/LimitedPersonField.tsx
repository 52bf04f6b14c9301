import { useLingui } from '@lingui/react/macro';
import { type LibraryMember, NICKNAME_MAX } from '@qingyin/contract';
import { useDebouncedValue } from '@qingyin/list-layout';
import { TextField } from '@qingyin/ui';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FoundPeople } from '../music-libraries/FoundPeople.tsx';
import styles from '../Section.module.css';

const TYPING_MS = 300;

interface LimitedPersonFieldProps {
  /** users who have a limit, and are left out */
  known: readonly LibraryMember[];
  onChoose: (userId: number) => void;
}

/** Finds a user by nickname, to give them a limit of their own. */
export function LimitedPersonField({ known, onChoose }: LimitedPersonFieldProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const sought = useDebouncedValue(query.trim(), TYPING_MS);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.form}>
      <TextField
        ref={field}
        label={t`给一个人单独设上限`}
        placeholder={t`昵称`}
        leading={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={query}
        maxLength={NICKNAME_MAX}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {query.trim() !== '' && sought !== '' && (
        <FoundPeople
          query={sought}
          known={known}
          onChoose={({ userId }) => {
            onChoose(userId);
            setQuery('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
