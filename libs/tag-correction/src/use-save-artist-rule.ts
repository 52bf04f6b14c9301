import { useLingui } from '@lingui/react/macro';
import { addArtistRuleMutation, undoArtistRuleMutation } from '@qingyin/data-account';
import { actionBar, attempt, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Saves a rule of an artist's name and offers to undo it.
 *
 * @param onSaved called with the artists that the name stands for now
 */
export function useSaveArtistRule(onSaved: (artistIds: readonly number[]) => void) {
  const { t } = useLingui();
  const { mutateAsync: undo } = useMutation(undoArtistRuleMutation());
  const { mutate, isPending, error } = useMutation({
    ...addArtistRuleMutation(),
    // Not an option of `mutate`: the dialog may be closed meanwhile.
    onSuccess: ({ id, applied, artistIds }) => {
      onSaved(applied ? artistIds : []);
      if (!applied) message.info(t`音乐库正在扫描，扫描完才会显示更正`);
      actionBar.show({
        text: t`已更正歌手`,
        undo: () => void attempt(t`没能撤销`, () => undo({ id, undone: true })),
      });
    },
  });
  return { save: mutate, isPending, error };
}
