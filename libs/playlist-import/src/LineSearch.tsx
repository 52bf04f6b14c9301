import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { songResultsQuery } from '@qingyin/data-music';
import { Button, ErrorState, SkeletonText, TextField } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './Import.module.css';
import { trackLabel } from './track-label.ts';

export interface LineSearchProps {
  /** initial search query */
  initialQuery: string;
  onChoose: (track: Track) => void;
}

const MOST = 8;

/** Manual search that replaces the automatic candidates of an import line. */
export function LineSearch({ initialQuery, onChoose }: LineSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(initialQuery);
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field: the user opened the search in order to type.
  useEffect(() => field.current?.focus(), []);
  const found = useQuery({ ...songResultsQuery(sought, 1), enabled: sought !== '' });
  const tracks = found.data?.items.slice(0, MOST) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSought(typed.trim());
  };
  return (
    <div className={classes.search}>
      <form className={classes.choice} onSubmit={submit} noValidate>
        <div className={classes.grow}>
          <TextField
            label={t`歌名或歌手`}
            value={typed}
            ref={field}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit">
          <Trans>搜索</Trans>
        </Button>
      </form>
      <div role="status" aria-busy={found.isFetching}>
        {found.isFetching && <SkeletonText lines={2} />}
        {found.data && tracks.length === 0 && <Trans>没有找到，换几个字试试。</Trans>}
      </div>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {tracks.length > 0 && (
        <ul className={classes.found}>
          {tracks.map((track) => (
            <li key={track.id}>
              <button type="button" className={classes.hit} onClick={() => onChoose(track)}>
                {trackLabel(track)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
