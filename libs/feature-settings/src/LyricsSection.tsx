import { LyricAppearanceFields, useLyricAppearance } from '@qingyin/lyrics-view';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@qingyin/ui';
import styles from './Section.module.css';

/** Appearance and behaviour of all lyrics on this device. Settings of a single song are beside its lyrics. */
export default function LyricsSection() {
  const { t } = useLingui();
  const { change, ...look } = useLyricAppearance();
  return (
    <div className={styles.blocks}>
      <div>
        <Checkbox
          label={t`显示翻译`}
          checked={look.translation}
          onChange={(translation) => change({ translation })}
        />
        <Checkbox
          label={t`显示注音`}
          checked={look.romanisation}
          onChange={(romanisation) => change({ romanisation })}
        />
      </div>
      <LyricAppearanceFields look={look} onLook={change} credits />
      <p className={styles.about}>
        <Trans>
          这里的设置对所有歌词都有效，只记在这个浏览器里。一首歌的歌词早了或晚了，在它的歌词旁边调整。
        </Trans>
      </p>
    </div>
  );
}
