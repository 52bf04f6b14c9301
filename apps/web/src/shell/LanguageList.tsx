import { Plural, useLingui } from '@lingui/react/macro';
import { musicKeys } from '@qingyin/data-music';
import type { LocaleCode } from '@qingyin/i18n';
import { locales } from '@qingyin/i18n/locales';
import { useLocale } from '@qingyin/i18n/react';
import { attempt, isImeKey } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { fold } from '@qingyin/text';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flagUrl } from './flags.ts';
import styles from './LanguageList.module.css';

const incomplete = __INCOMPLETE_LOCALES__;

/** Searchable list of all locales, each with its flag and its own name (docs/specification/accessible-names.md). */
export default function LanguageList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { locale: current, setLocale } = useLocale();
  const queryClient = useQueryClient();
  const listId = useId();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const query = fold(wanted.trim());
    return locales.filter(({ code, label, english }) => fold(`${label} ${english} ${code}`).includes(query));
  }, [wanted]);
  const [active, setActive] = useState<string>(current);
  const activeCode = found.some(({ code }) => code === active) ? active : found[0]?.code;

  const choose = (code: LocaleCode) => {
    onClose();
    // Without a reload, so that the music continues (docs/specification/language.md#language-switch).
    void attempt(t`这种语言没有取到，请稍后再试`, async () => {
      await setLocale(code, { reload: false });
      // Lists of music libraries have the order of the language; pages of two orders do not fit together.
      await queryClient.resetQueries({ queryKey: musicKeys.library() });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeKey(event.nativeEvent)) return;
    const index = found.findIndex(({ code }) => code === activeCode);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = found[Math.min(found.length - 1, Math.max(0, index + step))];
      if (next) {
        setActive(next.code);
        document.getElementById(`${listId}-${next.code}`)?.scrollIntoView({ block: 'nearest' });
      }
    } else if (event.key === 'Enter' && found[index]) {
      event.preventDefault();
      choose(found[index].code);
    }
  };

  return (
    <Dialog onClose={onClose} title={t`语言`} width={640} fullOnPhone>
      <input
        className={styles.search}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeCode ? `${listId}-${activeCode}` : undefined}
        aria-label={t`搜索语言`}
        placeholder={t`搜索语言`}
        autoComplete="off"
        data-autofocus
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t`语言`} className={styles.list}>
        {found.map(({ code, label, english, flag }) => (
          // The combobox above keeps the focus and handles the keys; options handle clicks only.
          <button
            key={code}
            type="button"
            id={`${listId}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === current}
            data-active={code === activeCode}
            className={styles.option}
            onClick={() => choose(code)}
          >
            <img src={flagUrl(flag)} alt="" width={24} height={18} loading="lazy" className={styles.flag} />
            <bdi lang={code} className={styles.label}>
              {label}
            </bdi>
            <bdi className={styles.english} lang="en">
              {english}
            </bdi>
            {incomplete[code] !== undefined && (
              <span className={styles.share}>{t`已翻译 ${incomplete[code]}%`}</span>
            )}
            {code === current && <IconCheck size={18} aria-hidden />}
          </button>
        ))}
        {found.length === 0 && <p className={styles.none}>{t`没有这种语言`}</p>}
      </div>
      <div aria-live="polite" className="qy-unseen">
        {wanted.trim() !== '' && <Plural value={found.length} other="# 项" />}
      </div>
    </Dialog>
  );
}
