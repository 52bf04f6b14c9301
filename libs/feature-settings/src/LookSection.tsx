import { useLingui } from '@lingui/react/macro';
import { locales } from '@qingyin/i18n/locales';
import { overlayStore } from '@qingyin/shortcuts';
import { Button, RadioList, useColorScheme } from '@qingyin/ui';
import { SettingsBlock } from './SettingsBlock.tsx';
import styles from './Section.module.css';

/** Theme and language, which the top bar offers too. */
export default function LookSection() {
  const { t, i18n } = useLingui();
  const [scheme, setScheme] = useColorScheme();
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
    </div>
  );
}
