import { useLingui } from '@lingui/react/macro';
import { addressOf } from '@qingyin/device-storage';
import { locales } from '@qingyin/i18n/locales';
import { overlayStore } from '@qingyin/shortcuts';
import { Button, messageTime, RadioList, useColorScheme } from '@qingyin/ui';
import { useState } from 'react';
import { SettingsBlock } from './SettingsBlock.tsx';
import styles from './Section.module.css';

/** Theme and language, which the top bar offers too, the time that messages stay, and the accessibility statement. */
export default function LookSection() {
  const { t, i18n } = useLingui();
  const [scheme, setScheme] = useColorScheme();
  const [time, setTime] = useState(messageTime.get);
  const language = locales.find(({ code }) => code === i18n.locale)?.label ?? i18n.locale;
  return (
    <div className={styles.blocks}>
      <RadioList
        label={t`主题`}
        value={scheme}
        options={[
          { value: 'auto', text: t`跟随系统` },
          { value: 'light', text: t`浅色` },
          { value: 'dark', text: t`深色` },
        ]}
        onChange={setScheme}
      />
      <SettingsBlock title={t`语言`} about={<bdi lang={i18n.locale}>{language}</bdi>}>
        <Button aria-haspopup="dialog" onClick={() => overlayStore.set('language')}>{t`选择语言…`}</Button>
      </SettingsBlock>
      <RadioList
        label={t`提示显示多久`}
        value={time}
        options={[
          { value: 'standard', text: t`1 秒，可以撤销的 10 秒` },
          { value: 'long', text: t`10 秒，可以撤销的 100 秒` },
        ]}
        onChange={(chosen) => {
          messageTime.set(chosen);
          setTime(chosen);
        }}
      />
      <a className={styles.link} href={addressOf('/accessibility.html')} target="_blank" rel="noopener">
        {t`无障碍声明`}
      </a>
    </div>
  );
}
