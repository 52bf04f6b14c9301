import { useLingui } from '@lingui/react/macro';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { loadAhead, loadPart } from '../parts/load-part.ts';

const load = loadPart('languageList');
const LanguageList = lazyComponent(load);

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
        onPointerEnter={loadAhead(load)}
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
