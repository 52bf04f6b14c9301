import { useCapability } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { FEED_PRIVACY, HIDE_PEOPLE } from '@qingyin/data-social';
import { useUserId } from '@qingyin/session/react';
import styles from '../Section.module.css';
import { DeviceBlock } from './DeviceBlock.tsx';
import { FeedPrivacyBlock } from './FeedPrivacyBlock.tsx';
import { HiddenPeopleBlock } from './HiddenPeopleBlock.tsx';
import { PlayRecordBlock } from './PlayRecordBlock.tsx';
import { UnwantedBlock } from './UnwantedBlock.tsx';

/** Privacy settings: play record, posts, hidden users, unwanted songs, data on this device. */
export default function PrivacySection() {
  // Play record privacy and unwanted songs came with the same extension of the own service
  // (docs/api-extensions.md).
  const ours = useCapability('fm-skip');
  const feeds = useCapability(FEED_PRIVACY);
  const hiding = useCapability(HIDE_PEOPLE);
  const user = useUserId();
  return (
    <div className={styles.blocks}>
      {user && ours && <PlayRecordBlock uid={user} />}
      {user && feeds && <FeedPrivacyBlock />}
      {user && hiding && <HiddenPeopleBlock />}
      {user && ours && <UnwantedBlock />}
      <DeviceBlock />
      <p className={styles.about}>
        <Trans>青音不跟踪你：没有广告，也不把你听了什么告诉别的网站。</Trans>
      </p>
    </div>
  );
}
