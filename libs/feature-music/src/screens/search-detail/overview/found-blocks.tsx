import { CompactSongs } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import {
  albumResultsQuery,
  artistResultsQuery,
  lyricResultsQuery,
  playlistResultsQuery,
  songResultsQuery,
} from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AlbumCards } from '../results/AlbumCards.tsx';
import { ArtistCards } from '../results/ArtistCards.tsx';
import { LyricSongs } from '../results/LyricSongs.tsx';
import { NoResultsMessage } from '../results/NoResultsMessage.tsx';
import { PlaylistCards } from '../results/PlaylistCards.tsx';
import { useHighlight } from '../results/use-highlight.tsx';
import type { ResultType } from '../search-params.ts';
import { LYRIC_ROWS, SONG_ROWS } from './block-sizes.ts';
import classes from './Overview.module.css';

interface FoundProps {
  query: string;
}

/** A few found songs; playback goes on with the other songs of the first page. */
export function FoundSongs({ query }: FoundProps) {
  const { t } = useLingui();
  const { items } = useSuspenseQuery(songResultsQuery(query, 1)).data;
  const drawName = useHighlight(query);
  if (items.length === 0) return <Nothing type="song" query={query} />;
  return (
    <CompactSongs
      name={t`单曲`}
      tracks={items.slice(0, SONG_ROWS)}
      queue={items}
      source={{ kind: 'search', id: query }}
      extras={({ name }) => ({ label: drawName(name) })}
    />
  );
}

/** A row of found albums. */
export function FoundAlbums({ query }: FoundProps) {
  const { items } = useSuspenseQuery(albumResultsQuery(query, 1)).data;
  if (items.length === 0) return <Nothing type="album" query={query} />;
  return <AlbumCards albums={items} query={query} rows={1} />;
}

/** A row of found artists. */
export function FoundArtists({ query }: FoundProps) {
  const { items } = useSuspenseQuery(artistResultsQuery(query, 1)).data;
  if (items.length === 0) return <Nothing type="artist" query={query} />;
  return <ArtistCards artists={items} query={query} rows={1} />;
}

/** A row of found playlists. */
export function FoundPlaylists({ query }: FoundProps) {
  const { items } = useSuspenseQuery(playlistResultsQuery(query, 1)).data;
  if (items.length === 0) return <Nothing type="playlist" query={query} />;
  return <PlaylistCards playlists={items} query={query} rows={1} />;
}

/** A few songs found by their lyrics, with the lines. */
export function FoundLyrics({ query }: FoundProps) {
  const { t } = useLingui();
  const { items } = useSuspenseQuery(lyricResultsQuery(query, 1)).data;
  if (items.length === 0) return <Nothing type="lyric" query={query} />;
  return <LyricSongs name={t`歌词`} hits={items.slice(0, LYRIC_ROWS)} query={query} />;
}

function Nothing(props: { type: ResultType; query: string }) {
  return (
    <p className={classes.nothing}>
      <NoResultsMessage {...props} />
    </p>
  );
}
