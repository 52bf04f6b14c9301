import styles from '../Section.module.css';
import { CaptchasBlock } from './CaptchasBlock.tsx';
import { InvitationsBlock } from './InvitationsBlock.tsx';
import { ServerBlock } from './ServerBlock.tsx';

/** For administrators: who may come in, codes that wait to be handed on, and how the server is. */
export default function AdminSection() {
  return (
    <div className={styles.blocks}>
      <InvitationsBlock />
      <CaptchasBlock />
      <ServerBlock />
    </div>
  );
}
