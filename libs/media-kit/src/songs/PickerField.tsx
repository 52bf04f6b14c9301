import { useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import { FilterInput } from './FilterInput.tsx';
import classes from './PlaylistPicker.module.css';

export interface PickerFieldProps {
  words: string;
  onChange: (words: string) => void;
  /** holds the entries: the first playlist is one press of the arrow key away */
  list: RefObject<HTMLElement | null>;
}

/** Leaves only playlists whose names hold what is typed. Enter chooses the first, Escape clears. */
export function PickerField({ words, onChange, list }: PickerFieldProps) {
  const { t } = useLingui();
  const firstPlaylist = () => list.current?.querySelector<HTMLElement>('hr + [data-entry]');
  const actOf = (key: string) =>
    ({
      ArrowDown: () => firstPlaylist()?.focus(),
      Enter: () => words !== '' && firstPlaylist()?.click(),
      Escape: words === '' ? undefined : () => onChange(''),
    })[key];
  return (
    <div className={classes.field}>
      <FilterInput label={t`筛选歌单`} words={words} onChange={onChange} actOf={actOf} />
    </div>
  );
}
