import { useLyrics } from '@qingyin/lyrics-view';
import { type FilmKind, type FilmTrack } from '@qingyin/data-video';
import { lyricQuery } from '@qingyin/data-music';
import { useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Film } from '../../film-player/film.ts';
import { FilmPlayer } from '../../film-player/FilmPlayer.tsx';
import { useFilmPreferences } from '../../film-player/use-film-preferences.ts';
import { type FilmBrief, linkOf } from './film-brief.ts';
import { lyricsInFilmTime } from './song-position.ts';
import { useFilmStart } from './use-film-start.ts';
import { useFilmFile } from './use-film-file.ts';
import { useReportFilmPlayed } from './use-report-film-played.ts';

interface FilmStageProps {
  kind: FilmKind;
  id: string;
  film: Film;
  song: FilmTrack | null;
  /** start position from the URL, s */
  startS: number | undefined;
  next: FilmBrief | undefined;
  video: HTMLVideoElement | null;
  onElement: (video: HTMLVideoElement | null) => void;
}

/** Film player with the data of the service: files, lyrics of the song, next film. */
export function FilmStage({ kind, id, film, song, startS, next, video, onElement }: FilmStageProps) {
  const navigate = useNavigate();
  const look = useFilmPreferences();
  const beginning = useFilmStart(song, film.durationMs, startS);
  const fileOf = useFilmFile(kind, id);
  useReportFilmPlayed(video, kind, id);
  return (
    <FilmPlayer
      film={film}
      resolveFileUrl={fileOf}
      captions={useCaptions(song)}
      next={next && { title: next.title, posterUrl: next.coverUrl, open: () => void navigate(linkOf(next)) }}
      {...beginning}
      theatre={{ on: look.theatre, toggle: () => look.change({ theatre: !look.theatre }) }}
      onElement={onElement}
    />
  );
}

/**
 * Lyrics of the film's song, shifted to the film's time; null if the offset between song and film is unknown,
 * since they would be out of sync.
 */
function useCaptions(song: FilmTrack | null) {
  const from = song?.from ?? null;
  const { data } = useQuery({ ...lyricQuery(String(song?.track.id)), enabled: from !== null });
  const lyrics = useLyrics(from === null ? undefined : data);
  return useMemo(
    () => (from === null || typeof lyrics !== 'object' ? null : lyricsInFilmTime(lyrics, from)),
    [lyrics, from],
  );
}
