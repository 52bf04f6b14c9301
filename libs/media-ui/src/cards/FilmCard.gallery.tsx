import { type GalleryState, linkKeys } from '@qingyin/ui/gallery';
import { FilmCard } from './FilmCard.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const film = (id: number, title: string, coverUrl: string | null = `/media/img/film-${id}.jpg`) => ({
  kind: id % 2 === 0 ? ('mv' as const) : ('video' as const),
  id: String(id),
  title,
  coverUrl,
});

const states: readonly GalleryState[] = [
  {
    name: 'MV; video with plays; long texts; without a picture',
    Example: () => (
      <MediaGrid shape="wide">
        <FilmCard film={film(2, '将进酒')} meta="李白" />
        <FilmCard film={film(1, '古琴入门')} meta="04:12" playCount={128_400} />
        <FilmCard
          film={film(3, '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天')}
          meta="春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天"
          playCount={3}
        />
        <FilmCard film={film(5, '没有封面', null)} />
      </MediaGrid>
    ),
  },
];
export default states;

export const keys = linkKeys;
