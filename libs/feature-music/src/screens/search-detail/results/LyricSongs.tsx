import { SearchMatch } from '@qingyin/media-ui';
import { CompactSongs } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import type { LinePart, LyricHit } from '@qingyin/data-music';
import { foreignLanguage } from '@qingyin/i18n';
import classes from './LyricResults.module.css';
import { useHighlight } from './use-highlight.tsx';

/** Maximum number of matching lines shown per song. */
const LINES = 4;

export interface LyricSongsProps {
  /** accessible name of the list */
  name: string;
  hits: readonly LyricHit[];
  /** query that is marked */
  query: string;
}

/** Songs that are found by their lyrics, with the matching lines. */
export function LyricSongs({ name, hits, query }: LyricSongsProps) {
  const drawName = useHighlight(query);
  const linesOf = new Map(hits.map(({ track, lines }) => [track.id, lines]));
  return (
    <CompactSongs
      name={name}
      tracks={hits.map(({ track }) => track)}
      source={{ kind: 'search', id: query }}
      extras={({ id, name }: Track) => ({
        label: drawName(name),
        below: <Lines lines={linesOf.get(id) ?? []} />,
      })}
    />
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
