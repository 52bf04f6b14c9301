import { useLingui } from '@lingui/react/macro';
import type { HideVariables } from '@qingyin/data-social';
import { IconButton, useLazyComponent } from '@qingyin/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useReport } from '../use-report.tsx';
import { useHiddenState } from './use-hidden-state.ts';
import { useHidePerson } from './use-hide-person.ts';

interface PersonMoreProps {
  person: HideVariables['person'];
}

/**
 * More button (更多) of a user with mute, block and report; nothing for guests and services without these
 * capabilities.
 */
export function PersonMenuButton({ person }: PersonMoreProps) {
  const { t } = useLingui();
  const hidden = useHiddenState(person.userId);
  const hide = useHidePerson();
  const reporting = useReport();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [asking, ask] = useState(false);
  const menu = useLazyComponent(() => import('./PersonMenu.tsx').then((module) => module.PersonMenu));
  const question = useLazyComponent(() => import('./BlockDialog.tsx').then((module) => module.BlockDialog));
  const { nickname } = person;
  if (!hidden.isAvailable && !reporting.isAvailable) return null;
  const block = (wanted: boolean) => {
    if (!wanted) return hide({ person, kind: 'block', hide: false });
    question.need();
    ask(true);
  };
  return (
    <>
      <IconButton
        label={t`更多操作：${nickname}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={menu.ahead}
        onFocus={menu.ahead}
        onClick={({ currentTarget }) => {
          menu.need();
          setAnchor(currentTarget);
        }}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && menu.Part && (
        <menu.Part
          nickname={nickname}
          hidden={hidden}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onMute={(mute) => hide({ person, kind: 'mute', hide: mute })}
          onBlock={block}
          onReport={
            reporting.isAvailable
              ? () => reporting.report({ kind: 'user', id: String(person.userId) })
              : undefined
          }
        />
      )}
      {asking && question.Part && (
        <question.Part
          nickname={nickname}
          onBlock={() => hide({ person, kind: 'block', hide: true })}
          onClose={() => ask(false)}
        />
      )}
      {reporting.dialog}
    </>
  );
}
