import { ArtistCard, cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { usePlayArtist } from '@qingyin/track-actions';
import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { CollectedArtist } from '@qingyin/contract';
import type { CollectedCardProps, CollectionDefinition } from '../collection-definition.ts';

/** Collection of singers; a card plays the singer's hot songs. */
export const artists: CollectionDefinition<'artists'> = {
  kind: 'artists',
  path: '/collect-singer',
  title: msg`收藏的歌手`,
  name: msg`歌手`,
  sorts: ['newest', 'name'],
  makerLabel: msg({ message: '歌手', context: '列名' }),
  textsOf: ({ name, trans, alias }) => [name, trans ?? '', ...alias],
  nameOf: ({ name }) => name,
  makersOf: () => '',
  Count: ({ count }) => <Plural value={count} other="# 位歌手" />,
  Card: ArtistThing,
  Grid: MediaGrid,
  skeletons: (count) => cardSkeletons(count, { round: true }),
  drawing: 'zither',
  emptyMessage: msg`还没有收藏的歌手。`,
  discoveryLink: {
    link: { to: '/find-music/singer', search: {} },
    label: msg`看看歌手`,
  },
};

function ArtistThing({ item, mark }: CollectedCardProps<CollectedArtist>) {
  const { playing, toggle } = usePlayArtist(String(item.id));
  return (
    <ArtistCard
      artist={item}
      label={mark(item.name)}
      meta={<Plural value={item.albumSize} other="# 张专辑" />}
      playing={playing}
      onPlay={toggle}
    />
  );
}
