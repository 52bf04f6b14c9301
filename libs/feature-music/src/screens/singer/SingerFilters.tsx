import { FilterBar, FilterRow } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { ArtistFilter } from '@qingyin/data-music';
import { singerFilterKeys, singerFilters, singerSearch } from './singer-filter.ts';

/** Filters by language, kind and initial; each link keeps the other filters. */
export function SingerFilters({ filter }: { filter: ArtistFilter }) {
  const { i18n } = useLingui();
  return (
    <FilterBar>
      {singerFilterKeys.map((key) => (
        <FilterRow
          key={key}
          letters={key === 'initial'}
          label={i18n._(singerFilters[key].name)}
          choices={singerFilters[key].choices.map(([value, name]) => ({
            key: value,
            label: typeof name === 'string' ? name : i18n._(name),
            link: { to: '/find-music/singer', search: singerSearch(filter, key, value) },
            chosen: String(filter[key]) === value,
          }))}
        />
      ))}
    </FilterBar>
  );
}
