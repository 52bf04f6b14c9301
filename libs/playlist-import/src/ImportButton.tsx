import { Trans } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { Button } from '@qingyin/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { importDraft } from './import-draft.ts';
import { useImportDialog } from './use-import-dialog.tsx';

/** Button that opens the import dialog (导入歌曲). Its label becomes 继续导入 while the user has an unfinished import. */
export function ImportButton() {
  const userId = useSession((session) => session.userId);
  const { data: draft } = useQuery(importDraft.query());
  const { open, prefetch, dialog } = useImportDialog();
  return (
    <>
      <Button
        icon={<IconFileImport size={18} stroke={1.75} data-flip-rtl aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={open}
      >
        {draft?.userId === userId && draft?.lines ? <Trans>继续导入</Trans> : <Trans>导入歌曲</Trans>}
      </Button>
      {dialog}
    </>
  );
}
