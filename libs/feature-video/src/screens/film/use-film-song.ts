import { capabilitiesQuery } from '@qingyin/data-account';
import { FILM_SONG, type FilmKind, filmSongQuery, mvSongQuery } from '@qingyin/data-video';
import { useQuery } from '@tanstack/react-query';

/**
 * Song of a film: from the app's own service, with its offset; else, for an MV, found by searching its title. Null
 * while loading and if there is none.
 */
export function useFilmSong({ kind, id, text }: { kind: FilmKind; id: string; text: string }) {
  const features = useQuery(capabilitiesQuery()).data?.features;
  const supported = features?.includes(FILM_SONG) ?? false;
  const own = useQuery({ ...filmSongQuery(kind, id), enabled: supported });
  const found = useQuery({
    ...mvSongQuery(id, text),
    enabled: features !== undefined && !supported && kind === 'mv',
  });
  return (supported ? own.data : found.data) ?? null;
}
