import { FilterBar, FilterRow, Page, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { libraryArtistsQuery } from '@qingyin/data-music';
import { useCreditLabels } from '@qingyin/media-ui';
import { getRouteApi } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { artistFilterOf, artistsLink, type ArtistSearch } from './artist-filter.ts';
import { ArtistGrid, ArtistGridSkeleton } from './ArtistGrid.tsx';

const route = getRouteApi('/library/artists');

/** Artists of the music libraries (docs/specification/screens/music-library.md#libraryartists). */
export function LibraryArtists() {
  const { t } = useLingui();
  const { role, order } = route.useSearch();
  const login = useSession((session) => session.login);
  const search = useMemo<ArtistSearch>(() => ({ role, order }), [role, order]);
  const shown = useDeferredContent(search);
  const list = JSON.stringify(shown);
  const orders: readonly (readonly [ArtistSearch['order'], string])[] = [
    [undefined, t`名称`],
    ['songs', t`歌曲最多`],
    ...(login ? [['plays', t`播放最多`] as const] : []),
  ];
  const credits = useCreditLabels();
  const { data } = useQuery(libraryArtistsQuery(artistFilterOf(shown), 0));
  const roles: readonly (readonly [ArtistSearch['role'], string])[] = [
    [undefined, t`专辑歌手`],
    ['all', t`全部歌手`],
    ...(data?.roles ?? []).map((each) => [each, credits[each]] as const),
  ];
  return (
    <Page dense>
      <h1 className="qy-unseen">
        <Trans>音乐库的歌手</Trans>
      </h1>
      <FilterBar>
        <FilterRow
          label={t`排序`}
          choices={orders.map(([each, label]) => ({
            key: each ?? '',
            label,
            link: artistsLink({ role, order: each }),
            chosen: each === order,
          }))}
        />
        <FilterRow
          label={t`范围`}
          choices={roles.map(([each, label]) => ({
            key: each ?? '',
            label,
            link: artistsLink({ role: each, order }),
            chosen: each === role,
          }))}
        />
      </FilterBar>
      <StaleContent waiting={shown !== search}>
        <QueryBoundary pending={<ArtistGridSkeleton />} resetKey={list}>
          <ArtistGrid key={list} filter={artistFilterOf(shown)} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
