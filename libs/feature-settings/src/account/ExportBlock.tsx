import { saveBlob } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { exportAccountMutation } from '@qingyin/data-account';
import { Button, describeActionFailure } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

/** Exports all data the service has about the user as a JSON file. */
export function ExportBlock() {
  const { t, i18n } = useLingui();
  const take = useMutation({
    ...exportAccountMutation(),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const day = new Date(data.exportTime).toISOString().slice(0, 10);
      saveBlob(`qingyin-${data.userId}-${day}.json`, file);
    },
  });
  return (
    <SettingsBlock
      title={t`我的数据`}
      about={t`资料、歌单、收藏、评论、听歌记录，凡是和这个账号有关的，都装进一个 JSON 文件。密码和登录凭据不在里面。`}
    >
      <Button aria-busy={take.isPending || undefined} onClick={() => !take.isPending && take.mutate()}>
        {take.isPending ? <Trans>正在整理…</Trans> : <Trans>导出我的数据</Trans>}
      </Button>
      <p role="alert" className={styles.failure}>
        {take.error && i18n._(describeActionFailure(take.error))}
      </p>
    </SettingsBlock>
  );
}
