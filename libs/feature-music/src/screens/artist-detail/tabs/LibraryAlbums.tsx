import { AlbumCard, MediaGrid, useArtistNames } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryAlbum } from '@qingyin/contract';
import { libraryArtistQuery, type LibraryArtistAlbums } from '@qingyin/data-music';
import { EmptyState, Tabs } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './LibraryAlbums.module.css';

type Group = Exclude<keyof LibraryArtistAlbums, 'roles'>;

/** Albums of an artist of the music libraries by kind; kinds without an album are left out. */
export default function LibraryAlbums({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(libraryArtistQuery(id));
  const names: readonly (readonly [Group, string])[] = [
    ['albums', t`专辑`],
    ['singles', t`单曲与 EP`],
    ['live', t`现场`],
    ['compilations', t`合辑`],
    ['appearsOn', t`参与的专辑`],
  ];
  const groups = names.filter(([group]) => data[group].length > 0);
  const [chosen, setChosen] = useState<Group | null>(null);
  const current = groups.find(([group]) => group === chosen) ?? groups[0];
  if (!current)
    return (
      <EmptyState drawing="bamboo">
        <Trans>还没有这位歌手的专辑。</Trans>
      </EmptyState>
    );
  const [shown] = current;
  const cards = <AlbumCards albums={data[shown]} others={shown === 'appearsOn'} />;
  if (groups.length === 1 && shown === 'albums') return cards;
  return (
    <Tabs
      label={t`专辑的类型`}
      tabs={groups.map(([id, label]) => ({ id, label: `${label} ${data[id].length}` }))}
      active={shown}
      panelClassName={classes.group}
      onSelect={setChosen}
    >
      {cards}
    </Tabs>
  );
}

/** @param others albums of other artists, which are named */
function AlbumCards({ albums, others }: { albums: readonly LibraryAlbum[]; others: boolean }) {
  const nameOf = useArtistNames();
  return (
    <MediaGrid>
      {albums.map((album) => (
        <AlbumCard
          key={album.id}
          album={album}
          meta={others ? nameOf(album.artist.name) : album.year > 0 ? album.year : undefined}
        />
      ))}
    </MediaGrid>
  );
}
