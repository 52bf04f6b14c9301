import { Trans, useLingui } from '@lingui/react/macro';
import { useCapability } from '@qingyin/auth-gate';
import { BITRATE_LIMITS, DEMO_CATALOGUE } from '@qingyin/data-account';
import { REPORT } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { BitrateLimitsBlock } from './BitrateLimitsBlock.tsx';
import { CaptchasBlock } from './CaptchasBlock.tsx';
import { DemoBlock } from './DemoBlock.tsx';
import { FilesBlock } from './FilesBlock.tsx';
import { InvitationsBlock } from './InvitationsBlock.tsx';
import { ReportsBlock } from './ReportsBlock.tsx';
import { ServerBlock } from './ServerBlock.tsx';

/** Settings section for administrators: reports, invitations, demo catalogue, limits of the bit rate, verification codes, stored files, server status. */
export default function AdminSection({ onWelcome }: { onWelcome: () => void }) {
  const { t } = useLingui();
  const reports = useCapability(REPORT);
  const limits = useCapability(BITRATE_LIMITS);
  const demo = useCapability(DEMO_CATALOGUE);
  return (
    <div className={styles.blocks}>
      {reports && <ReportsBlock />}
      <InvitationsBlock />
      {demo && <DemoBlock />}
      {limits && <BitrateLimitsBlock />}
      <CaptchasBlock />
      <FilesBlock />
      <ServerBlock />
      <SettingsBlock title={t`第一步`} about={t`添加音乐、演示曲库、邀请家人，一步一步来。`}>
        <Button onClick={onWelcome}>
          <Trans>打开第一步…</Trans>
        </Button>
      </SettingsBlock>
    </div>
  );
}
