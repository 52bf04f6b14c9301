import { FilmCard, MediaGrid } from '@qingyin/media-ui';
import { filmResultsQuery, RESULTS_PER_PAGE } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

/** MV and video results in one list; paginated on the client. */
export default function FilmResults(search: ResultSearch) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(filmResultsQuery(query));
  const drawName = useHighlight(query);
  const films = data.items.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE);
  return (
    <ResultsFrame search={search} count={data.count} empty={films.length === 0}>
      <MediaGrid shape="wide">
        {films.map((film) => (
          <FilmCard
            key={film.id}
            film={film}
            label={drawName(film.title)}
            playCount={film.playCount}
            meta={film.author && <CatalogueText text={film.author}>{drawName(film.author)}</CatalogueText>}
          />
        ))}
      </MediaGrid>
    </ResultsFrame>
  );
}
