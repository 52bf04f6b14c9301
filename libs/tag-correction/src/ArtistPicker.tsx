import { Trans, useLingui } from '@lingui/react/macro';
import { CORRECTED_TEXT_MAX } from '@qingyin/contract';
import { artistResultsQuery, isLibraryId } from '@qingyin/data-music';
import { useDebouncedValue } from '@qingyin/list-layout';
import { Avatar, CatalogueText, IconButton, InlineError, SkeletonText, TextField } from '@qingyin/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './ArtistPicker.module.css';

const TYPING_MS = 300;
const AVATAR_PX = 28;
const MOST = 6;

interface ChosenArtist {
  id: number;
  name: string;
}

interface ArtistPickerProps {
  label: string;
  chosen: ChosenArtist | null;
  /** artist that cannot be chosen */
  without: number;
  onChange: (artist: ChosenArtist | null) => void;
}

/** Chooses an artist of the music libraries by a search. */
export function ArtistPicker({ label, chosen, without, onChange }: ArtistPickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const sought = useDebouncedValue(query.trim(), TYPING_MS);
  if (chosen)
    return (
      <p className={classes.chosen}>
        <span className={classes.label}>{label}</span>
        <CatalogueText text={chosen.name} />
        <IconButton size="s" label={t`另选一位歌手`} onClick={() => onChange(null)}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </p>
    );
  return (
    <div className={classes.picker}>
      <TextField
        label={label}
        leading={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={query}
        maxLength={CORRECTED_TEXT_MAX}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {query.trim() !== '' && sought !== '' && (
        <FoundArtists query={sought} without={without} onChoose={onChange} />
      )}
    </div>
  );
}

interface FoundArtistsProps {
  query: string;
  without: number;
  onChoose: (artist: ChosenArtist) => void;
}

function FoundArtists({ query, without, onChoose }: FoundArtistsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(artistResultsQuery(query, 1));
  const found = data?.items.filter(({ id }) => id !== without && isLibraryId(String(id))).slice(0, MOST);
  if (!found)
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={2} />;
  if (found.length === 0)
    return (
      <p role="status" className={classes.label}>
        <Trans>音乐库里没有找到别的歌手。</Trans>
      </p>
    );
  return (
    <ul aria-label={t`找到的歌手`} className={classes.found}>
      {found.map(({ id, name, img1v1Url }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t`选择 ${name}`}
            className={classes.artist}
            onClick={() => onChoose({ id, name })}
          >
            <Avatar src={img1v1Url} name={name} size={AVATAR_PX} />
            <CatalogueText text={name} />
          </button>
        </li>
      ))}
    </ul>
  );
}
