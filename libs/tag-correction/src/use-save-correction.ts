import { useLingui } from '@lingui/react/macro';
import type { TagCorrection } from '@qingyin/contract';
import { correctTagsMutation, undoCorrectionMutation } from '@qingyin/data-account';
import { actionBar, attempt, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Saves a correction and offers to undo it.
 *
 * @param onSaved called with the albums that the songs are in now
 */
export function useSaveCorrection(onSaved: (albumIds: readonly number[]) => void) {
  const { t } = useLingui();
  const { mutateAsync: undo } = useMutation(undoCorrectionMutation());
  const correct = useMutation({
    ...correctTagsMutation(),
    // Not an option of `mutate`: the dialog may be closed meanwhile.
    onSuccess: ({ id, applied, albumIds }) => {
      onSaved(applied ? albumIds : []);
      if (!applied) message.info(t`音乐库正在扫描，扫描完才会显示更正`);
      actionBar.show({
        text: t`已更正歌曲信息`,
        undo: () => void attempt(t`没能撤销`, () => undo({ id, undone: true })),
      });
    },
  });
  const save = (songIds: readonly number[], fields: TagCorrection) => correct.mutate({ songIds, fields });
  return { save, isPending: correct.isPending, error: correct.error };
}
