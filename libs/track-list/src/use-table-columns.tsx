import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatRelativeTime } from '@qingyin/i18n';
import { usePhone } from '@qingyin/ui';
import { useMemo } from 'react';
import { useDisplayOptions } from './display-options.ts';
import { type SongColumn } from './song-grid-props.ts';
import { listenerColumns } from './song-sort.ts';
import classes from './SongTable.module.css';
import { useHasListenerValues, useListenerValues } from './use-listener-values.ts';

const STAR = '★';

/**
 * Additional columns of a table: those of the list, then those of the user's ratings and plays that are switched on. A
 * stable array until one of them changes. On phones, and in tables with a column of times, only those of the list.
 *
 * @param timed the table has a column of times
 */
export function useTableColumns(
  own: readonly SongColumn[] | undefined,
  timed: boolean,
): readonly SongColumn[] | undefined {
  const { t, i18n } = useLingui();
  const look = useDisplayOptions();
  const phone = usePhone();
  const able = useHasListenerValues() && !phone && !timed;
  const shown = listenerColumns.filter((column) => able && look[column]);
  const { valueOf, at } = useListenerValues(shown);
  const key = shown.join();
  return useMemo(() => {
    const { locale } = i18n;
    const all: SongColumn[] = [
      {
        ...{ id: 'rating', sort: 'rating', label: t`评分`, width: '5.25rem' },
        cell: ({ id }) => {
          const stars = valueOf.rating(id);
          if (stars === 0) return null;
          return (
            <span role="img" aria-label={t`${plural(stars, { other: '# 星' })}`} className={classes.stars}>
              {STAR.repeat(stars)}
            </span>
          );
        },
      },
      {
        ...{ id: 'plays', sort: 'plays', label: t`播放次数`, width: '5.25rem', numeric: true },
        cell: ({ id }) => valueOf.plays(id) || null,
      },
      {
        ...{
          id: 'played',
          sort: 'played',
          label: t`上次播放`,
          width: 'clamp(5.25rem, 30cqi - 150px, 8.5rem)',
        },
        cell: ({ id }) => {
          const time = valueOf.played(id);
          return time === 0 ? null : formatRelativeTime(time, at, locale);
        },
      },
    ];
    const listener = all.filter(({ id }) => key.split(',').includes(id));
    return listener.length === 0 ? own : [...(own ?? []), ...listener];
  }, [own, key, valueOf, at, t, i18n]);
}
