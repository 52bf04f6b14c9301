import { useCapability } from '@qingyin/auth-gate';
import { REPORT } from '@qingyin/data-social';
import styles from '../Section.module.css';
import { CaptchasBlock } from './CaptchasBlock.tsx';
import { FilesBlock } from './FilesBlock.tsx';
import { InvitationsBlock } from './InvitationsBlock.tsx';
import { ReportsBlock } from './ReportsBlock.tsx';
import { ServerBlock } from './ServerBlock.tsx';

/** Settings section for administrators: reports, invitations, verification codes, stored files, server status. */
export default function AdminSection() {
  const reports = useCapability(REPORT);
  return (
    <div className={styles.blocks}>
      {reports && <ReportsBlock />}
      <InvitationsBlock />
      <CaptchasBlock />
      <FilesBlock />
      <ServerBlock />
    </div>
  );
}
