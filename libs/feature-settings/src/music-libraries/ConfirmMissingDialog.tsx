import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_FORGET_DAYS, type MusicLibrary } from '@qingyin/contract';
import consequences from './Consequences.module.css';
import { QuestionDialog } from './QuestionDialog.tsx';

interface ConfirmMissingDialogProps {
  library: Pick<MusicLibrary, 'missing'>;
  onYes: () => void;
  onClose: () => void;
}

/** Asks whether the missing files of an offline music library were deleted on purpose. */
export function ConfirmMissingDialog({ library: { missing }, onYes, onClose }: ConfirmMissingDialogProps) {
  const { t } = useLingui();
  const days = LIBRARY_FORGET_DAYS;
  return (
    <QuestionDialog
      title={t`这些文件确实删除了？`}
      yes={<Trans>确实删除了</Trans>}
      onYes={onYes}
      onClose={onClose}
    >
      <ul className={consequences.consequences}>
        <li>
          <Plural value={missing} other="# 个文件的歌会一直显示为灰色，其余的歌可以播放。" />
        </li>
        <li>
          <Trans>文件在 {days} 天以内回来，歌也会回来；之后会被忘记。</Trans>
        </li>
      </ul>
    </QuestionDialog>
  );
}
