import { type Track } from '@qingyin/contract';
import { type SongDrop, useSongDrop } from '@qingyin/ui';
import { type TargetList, useAddToList } from './use-add-to-list.ts';

/** Lets songs be dropped on a playlist of the signed-in user. */
export function useListDrop(list: TargetList): SongDrop {
  const { add } = useAddToList();
  return useSongDrop((songs) => {
    const drop = async () => {
      const tracks = await songs.tracks();
      // What did not come was said.
      if (tracks) await add(list, idsOf(tracks));
    };
    void drop();
  });
}

const idsOf = (tracks: readonly Track[]) => tracks.map(({ id }) => id);
