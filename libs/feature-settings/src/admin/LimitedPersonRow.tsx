import { useLingui } from '@lingui/react/macro';
import type { BitrateLimit, BitrateLimits } from '@qingyin/contract';
import { Avatar, CatalogueText, RadioList } from '@qingyin/ui';
import styles from '../Section.module.css';

const AVATAR_PX = 28;

interface LimitedPersonRowProps {
  user: BitrateLimits['users'][number];
  options: readonly { value: BitrateLimit | 0; text: string }[];
  /** @param limit kbit/s; 0 removes it */
  onChange: (limit: BitrateLimit | 0) => void;
}

/** A user with the choice of the highest bit rate. */
export function LimitedPersonRow({ user, options, onChange }: LimitedPersonRowProps) {
  const { t } = useLingui();
  const { nickname, avatarUrl, limit } = user;
  return (
    <li className={styles.limitRow}>
      <span className={styles.rowTitle}>
        <Avatar src={avatarUrl} name={nickname} size={AVATAR_PX} />
        <CatalogueText text={nickname} />
      </span>
      <RadioList label={t`${nickname} 的上限`} value={limit} options={options} onChange={onChange} inline />
    </li>
  );
}
