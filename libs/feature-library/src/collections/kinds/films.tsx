import { cardSkeletons, FilmCard, MediaGrid, MV_RATIO } from '@qingyin/media-ui';
import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { VideoBrief } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';
import type { CardGridProps, CollectedCardProps, CollectionDefinition } from '../collection-definition.ts';

const makersOf = ({ creator }: VideoBrief) => creator.map(({ userName }) => userName).join(' / ');

/** Collection of MVs and videos. */
export const films: CollectionDefinition<'films'> = {
  kind: 'films',
  path: '/collect-video',
  title: msg`收藏的视频`,
  name: msg`视频`,
  sorts: ['newest', 'name', 'maker'],
  makerLabel: msg`作者`,
  textsOf: (film) => [film.title, film.aliaName ?? '', film.transName ?? '', makersOf(film)],
  nameOf: ({ title }) => title,
  makersOf,
  Count: ({ count }) => <Plural value={count} other="# 个视频" />,
  Card: CollectedFilm,
  Grid: WideGrid,
  skeletons: (count) => cardSkeletons(count, { ratio: MV_RATIO, lines: 1 }),
  drawing: 'kite',
  emptyMessage: msg`还没有收藏的视频。`,
  discoveryLink: { link: { to: '/video' }, label: msg`看看视频` },
};

function WideGrid(props: CardGridProps) {
  return <MediaGrid shape="wide" {...props} />;
}

function CollectedFilm({ item, mark }: CollectedCardProps<VideoBrief>) {
  const { vid, type, title, coverUrl, playTime, durationms } = item;
  const makers = makersOf(item);
  return (
    <FilmCard
      film={{ kind: type === 0 ? 'mv' : 'video', id: vid, title, coverUrl }}
      label={mark(title)}
      playCount={playTime}
      meta={
        <>
          <CatalogueText text={makers}>{mark(makers)}</CatalogueText>
          {durationms > 0 && ` · ${formatDuration(durationms)}`}
        </>
      }
    />
  );
}
