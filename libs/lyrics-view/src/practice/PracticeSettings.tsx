import { Trans, useLingui } from '@lingui/react/macro';
import { SpeedControl } from '@qingyin/player-react';
import { RadioList } from '@qingyin/ui';
import styles from '../LyricSettings.module.css';
import { useLyricCover } from './lyric-cover.ts';

/** Practice settings: covered lyrics and a slower playback rate. */
export function PracticeSettings() {
  const { t } = useLingui();
  const [cover, setCover] = useLyricCover();
  return (
    <>
      <div>
        <RadioList
          label={t`遮住歌词`}
          value={cover}
          options={[
            { value: 'none', text: t`不遮` },
            { value: 'unsung', text: t`没唱到的` },
            { value: 'all', text: t`全部` },
          ]}
          onChange={setCover}
          inline
        />
        {cover !== 'none' && (
          <p className={styles.hint}>
            <Trans>按一下被遮住的一句，就能看到它。</Trans>
          </p>
        )}
      </div>
      <SpeedControl />
    </>
  );
}
