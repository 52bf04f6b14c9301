import { capabilitiesQuery } from '@qingyin/data-account';
import { FILM_SONG, type FilmKind, filmSongQuery, mvSongQuery } from '@qingyin/data-video';
import { useQuery } from '@tanstack/react-query';

/**
 * The song that is heard in a film: what our own service says, with its place in the song; else, for an MV, the song
 * that names it among those of its name. Nothing while that is not known, and where there is none.
 */
export function useFilmSong({ kind, id, words }: { kind: FilmKind; id: string; words: string }) {
  const features = useQuery(capabilitiesQuery()).data?.features;
  const told = features?.includes(FILM_SONG) ?? false;
  const own = useQuery({ ...filmSongQuery(kind, id), enabled: told });
  const found = useQuery({
    ...mvSongQuery(id, words),
    enabled: features !== undefined && !told && kind === 'mv',
  });
  return (told ? own.data : found.data) ?? null;
}
