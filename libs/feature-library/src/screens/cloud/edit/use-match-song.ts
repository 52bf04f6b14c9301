import { useLingui } from '@lingui/react/macro';
import { type CloudSong, matchCloudMutation } from '@qingyin/data-library';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Matches a cloud disk song to a catalogue song, or unmatches it (`songId` null), with undo. */
export function useMatchSong(uid: string): (song: CloudSong, songId: number | null) => void {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(matchCloudMutation());
  return useCallback(
    (song, songId) => {
      const { id, matchedId, name } = song;
      const send = (to: number | null) => mutateAsync({ uid, id, songId: to });
      void attempt(t`没能更改匹配，请再试一次`, async () => {
        const { track } = await send(songId);
        actionBar.show({
          text: songId === null ? t`「${name}」已取消匹配` : t`「${name}」已匹配到「${track.name}」`,
          undo: () => void attempt(t`没能撤销`, () => send(matchedId)),
        });
      });
    },
    [mutateAsync, uid, t],
  );
}
