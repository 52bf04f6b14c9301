import { type FilmKind, type FilmTrack } from '@qingyin/data-video';
import { lyricQuery } from '@qingyin/data-music';
import { useLyrics } from '@qingyin/media-kit';
import { useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Film } from '../../film-player/film.ts';
import { FilmPlayer } from '../../film-player/FilmPlayer.tsx';
import { useFilmLook } from '../../film-player/use-film-look.ts';
import { type FilmBrief, linkOf } from './film-brief.ts';
import { linesInFilm } from './song-place.ts';
import { useBeginning } from './use-beginning.ts';
import { useFilmFile } from './use-film-file.ts';
import { useFilmPlayed } from './use-film-played.ts';

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
  const look = useFilmLook();
  const beginning = useBeginning(song, film.durationMs, startS);
  const fileOf = useFilmFile(kind, id);
  useFilmPlayed(video, kind, id);
  return (
    <FilmPlayer
      film={film}
      fileOf={fileOf}
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
    () => (from === null || typeof lyrics !== 'object' ? null : linesInFilm(lyrics, from)),
    [lyrics, from],
  );
}
