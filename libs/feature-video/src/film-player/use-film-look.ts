import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Whether words are shown over films that have them, films begin anew at their end, and have the page's whole width. */
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

const filmLook = keptValue(queryRoots.video, 'film-look', readLook);

/** How the viewer likes films on this device, and the way to change it. */
export function useFilmLook() {
  const queryClient = useQueryClient();
  const look = useQuery(filmLook.query()).data ?? usual;
  return {
    ...look,
    change: (part: Partial<FilmLook>) => void filmLook.keep(queryClient, { ...look, ...part }),
  };
}
