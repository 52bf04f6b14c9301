import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import { type RefObject } from 'react';
import { FilterInput, type FilterInputProps } from './FilterInput.tsx';
import classes from './ListFilterField.module.css';

export interface ListFilterFieldProps extends Pick<
  FilterInputProps,
  'label' | 'query' | 'onChange' | 'onFocus'
> {
  field: RefObject<HTMLInputElement | null>;
}

/** Filter field of a list; Escape clears it. */
export function ListFilterField({ field, query, onChange, ...rest }: ListFilterFieldProps) {
  const { t } = useLingui();
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <div className={classes.field}>
      <FilterInput
        {...rest}
        ref={field}
        query={query}
        onChange={onChange}
        commandForKey={(key) => (key === 'Escape' && query !== '' ? clear : undefined)}
      />
      {query !== '' && (
        <IconButton size="s" label={t`清除筛选`} className={classes.clear} onClick={clear}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
