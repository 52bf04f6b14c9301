import { FilterInput } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import classes from './PlaylistPicker.module.css';

export interface PlaylistFilterFieldProps {
  query: string;
  onChange: (query: string) => void;
  /** contains the entries: ArrowDown moves the focus to the first playlist */
  list: RefObject<HTMLElement | null>;
}

/** Filter field of the playlist picker. Enter chooses the first match, Escape clears the query. */
export function PlaylistFilterField({ query, onChange, list }: PlaylistFilterFieldProps) {
  const { t } = useLingui();
  const firstPlaylist = () => list.current?.querySelector<HTMLElement>('hr + [data-entry]');
  const commandOf = (key: string) =>
    ({
      ArrowDown: () => firstPlaylist()?.focus(),
      Enter: () => query !== '' && firstPlaylist()?.click(),
      Escape: query === '' ? undefined : () => onChange(''),
    })[key];
  return (
    <div className={classes.field}>
      <FilterInput label={t`筛选歌单`} query={query} onChange={onChange} commandForKey={commandOf} />
    </div>
  );
}
