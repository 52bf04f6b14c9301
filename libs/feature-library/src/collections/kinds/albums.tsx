import { AlbumCard, cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { CollectedAlbum } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import type { CollectedCardProps, CollectionDefinition } from '../collection-definition.ts';

const makersOf = ({ artists }: CollectedAlbum) => artists.map(({ name }) => name).join(' / ');

/** Collection of albums; each plays from its card. */
export const albums: CollectionDefinition<'albums'> = {
  kind: 'albums',
  path: '/collect-album',
  title: msg`收藏的专辑`,
  name: msg`专辑`,
  sorts: ['newest', 'name', 'maker'],
  makerLabel: msg({ message: '歌手', context: '列名' }),
  textsOf: (album) => [album.name, ...album.alias, ...album.transNames, makersOf(album)],
  nameOf: ({ name }) => name,
  makersOf,
  Count: ({ count }) => <Plural value={count} other="# 张专辑" />,
  Card: AlbumThing,
  Grid: MediaGrid,
  skeletons: (count) => cardSkeletons(count, { lines: 1 }),
  drawing: 'bamboo',
  emptyMessage: msg`还没有收藏的专辑。`,
  discoveryLink: {
    link: { to: '/find-music/latest-music', search: { view: 'albums' } },
    label: msg`看看新专辑`,
  },
};

function AlbumThing({ item, mark }: CollectedCardProps<CollectedAlbum>) {
  const makers = makersOf(item);
  return (
    <AlbumCard
      album={item}
      label={mark(item.name)}
      meta={<CatalogueText text={makers}>{mark(makers)}</CatalogueText>}
    />
  );
}
