import { SearchMatch } from '@qingyin/media-ui';
import { CompactSongs } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { type LinePart, lyricResultsQuery } from '@qingyin/data-music';
import { foreignLanguage } from '@qingyin/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import classes from './LyricResults.module.css';
import { useHighlight } from './use-highlight.tsx';

/** Maximum number of matching lines shown per song. */
const LINES = 4;

/** Songs whose lyrics match the query, with the matching lines. */
export default function LyricResults(search: Search) {
  const { t } = useLingui();
  const { query, page } = search;
  const { data } = useSuspenseQuery(lyricResultsQuery(query, page));
  const drawName = useHighlight(query);
  const linesOf = new Map(data.items.map(({ track, lines }) => [track.id, lines]));
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <CompactSongs
        name={t`搜索结果`}
        tracks={data.items.map(({ track }) => track)}
        source={{ kind: 'search', id: query }}
        extras={({ id, name }: Track) => ({
          label: drawName(name),
          below: <Lines lines={linesOf.get(id) ?? []} />,
        })}
      />
    </ResultsFrame>
  );
}

function Lines({ lines }: { lines: readonly LinePart[][] }) {
  const { i18n } = useLingui();
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {lines.slice(0, LINES).map((line, at) => (
        <li key={at}>
          <bdi lang={foreignLanguage(line.map(({ text }) => text).join(''), i18n.locale)}>
            {line.map(({ text, hit }, part) => (hit ? <SearchMatch key={part}>{text}</SearchMatch> : text))}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
