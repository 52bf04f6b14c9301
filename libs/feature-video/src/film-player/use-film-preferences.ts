import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Preferences: captions on, loop at the end, theatre mode. */
interface FilmLook {
  captions: boolean;
  loop: boolean;
  theatre: boolean;
}

const usual: FilmLook = { captions: true, loop: false, theatre: false };

function readLook(kept: unknown): FilmLook {
  const { captions, loop, theatre }: Partial<Record<keyof FilmLook, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  return { captions: captions !== false, loop: loop === true, theatre: theatre === true };
}

const filmLook = persistedValue(queryRoots.video, 'film-look', readLook);

/** Preferences of the film player, persisted on this device, and their setter. */
export function useFilmPreferences() {
  const queryClient = useQueryClient();
  const look = useQuery(filmLook.query()).data ?? usual;
  return {
    ...look,
    change: (part: Partial<FilmLook>) => void filmLook.keep(queryClient, { ...look, ...part }),
  };
}
