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
  /** s, as the address names it */
  startS: number | undefined;
  next: FilmBrief | undefined;
  video: HTMLVideoElement | null;
  onElement: (video: HTMLVideoElement | null) => void;
}

/** The film itself, with what the service has for it: its files, the words of its song, what comes next. */
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

/** The song's lines in the film's time, whichever form they have; none where nobody says where in the song the film begins: they would be wrong. */
function useCaptions(song: FilmTrack | null) {
  const from = song?.from ?? null;
  const { data } = useQuery({ ...lyricQuery(String(song?.track.id)), enabled: from !== null });
  const lyrics = useLyrics(from === null ? undefined : data);
  return useMemo(
    () => (from === null || typeof lyrics !== 'object' ? null : linesInFilm(lyrics, from)),
    [lyrics, from],
  );
}
