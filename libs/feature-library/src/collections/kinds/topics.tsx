import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { HOME_PATH } from '@qingyin/routing';
import type { CollectionDefinition } from '../collection-definition.ts';
import { TopicCard } from './TopicCard.tsx';
import { TopicGrid, topicSkeletons } from './TopicGrid.tsx';

/** Collection of columns. */
export const topics: CollectionDefinition<'topics'> = {
  kind: 'topics',
  path: '/collect-special-column',
  title: msg`收藏的专栏`,
  name: msg`专栏`,
  sorts: ['newest', 'name', 'maker'],
  makerLabel: msg`作者`,
  textsOf: ({ mainTitle, creator, summary, categoryName, tags }) => [
    mainTitle,
    creator.nickname,
    summary ?? '',
    categoryName ?? '',
    ...(tags ?? []),
  ],
  nameOf: ({ mainTitle }) => mainTitle,
  makersOf: ({ creator }) => creator.nickname,
  Count: ({ count }) => <Plural value={count} other="# 个专栏" />,
  Card: TopicCard,
  Grid: TopicGrid,
  skeletons: topicSkeletons,
  drawing: 'tea',
  emptyMessage: msg`还没有收藏的专栏。`,
  discoveryLink: { link: { to: HOME_PATH }, label: msg`去发现音乐` },
};
