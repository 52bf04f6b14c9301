import { useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import { FilterInput } from './FilterInput.tsx';
import classes from './PlaylistPicker.module.css';

export interface PickerFieldProps {
  words: string;
  onChange: (words: string) => void;
  /** contains the entries: ArrowDown moves the focus to the first playlist */
  list: RefObject<HTMLElement | null>;
}

/** Filter field of the playlist picker. Enter chooses the first match, Escape clears the query. */
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
