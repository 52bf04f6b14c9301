import { REPORT } from '@qingyin/data-social';
import { useOffered } from '@qingyin/media-kit';
import styles from '../Section.module.css';
import { CaptchasBlock } from './CaptchasBlock.tsx';
import { FilesBlock } from './FilesBlock.tsx';
import { InvitationsBlock } from './InvitationsBlock.tsx';
import { ReportsBlock } from './ReportsBlock.tsx';
import { ServerBlock } from './ServerBlock.tsx';

/** For administrators: what was reported, who may come in, codes that wait to be handed on, stored files, and how the server is. */
export default function AdminSection() {
  const reports = useOffered(REPORT);
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
