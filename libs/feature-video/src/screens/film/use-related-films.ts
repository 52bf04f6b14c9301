import { type FilmKind, relatedFilmsQuery, similarMvsQuery } from '@qingyin/data-video';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { briefOfMv, briefOfVideo, type FilmBrief } from './film-brief.ts';

/** Next film: the first related one; undefined while loading. */
export function useNextFilm(kind: FilmKind, id: string): FilmBrief | undefined {
  const mvs = useQuery({ ...similarMvsQuery(id), enabled: kind === 'mv' }).data;
  const films = useQuery({ ...relatedFilmsQuery(id), enabled: kind === 'video' }).data;
  const [mv] = mvs ?? [];
  const [film] = films ?? [];
  if (kind === 'mv') return mv && briefOfMv(mv);
  return film && briefOfVideo(film);
}

/** Similar MVs; suspends. */
export const useSimilarMvs = (id: string): FilmBrief[] =>
  useSuspenseQuery(similarMvsQuery(id)).data.map(briefOfMv);

/** Films related to a video; suspends. */
export const useRelatedFilms = (id: string): FilmBrief[] =>
  useSuspenseQuery(relatedFilmsQuery(id)).data.map(briefOfVideo);
