import { useLingui } from '@lingui/react/macro';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';

const LanguageList = lazyComponent(() => import('./LanguageList.tsx'));

/** Opens the language list; the code of the list and its flags loads on intent. */
export function LanguageButton() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        label={t`语言`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={() => void import('./LanguageList.tsx').catch(() => undefined)}
        onClick={() => setOpened(true)}
      >
        <IconLanguage size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {opened && (
        <OptionalBoundary onLost={() => setOpened(false)}>
          <LanguageList onClose={() => setOpened(false)} />
        </OptionalBoundary>
      )}
    </>
  );
}
