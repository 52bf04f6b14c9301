import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_FORGET_DAYS } from '@qingyin/contract';
import { QuestionDialog } from './QuestionDialog.tsx';
import consequences from './Consequences.module.css';

interface RemoveLibraryDialogProps {
  name: string;
  onYes: () => void;
  onClose: () => void;
}

/** Confirmation before a music library is removed: what happens to its songs and its files. */
export function RemoveLibraryDialog({ name, onYes, onClose }: RemoveLibraryDialogProps) {
  const { t } = useLingui();
  const days = LIBRARY_FORGET_DAYS;
  return (
    <QuestionDialog title={t`移除「${name}」？`} yes={<Trans>移除</Trans>} onYes={onYes} onClose={onClose}>
      <ul className={consequences.consequences}>
        <li>
          <Trans>里面的歌马上变灰，不能再播放，在歌单和喜欢的音乐里仍然看得到。</Trans>
        </li>
        <li>
          <Trans>{days} 天以内可以恢复，之后这些歌会被忘记。</Trans>
        </li>
        <li>
          <Trans>文件不会被改动或删除。</Trans>
        </li>
      </ul>
    </QuestionDialog>
  );
}
