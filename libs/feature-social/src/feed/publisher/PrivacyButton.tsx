import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import { useLazyPart } from '@qingyin/player-react';
import type { Anchor } from '@qingyin/ui';
import { IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { privacyOrder, privacyWords } from '../cards/privacy-words.ts';
import classes from './Publisher.module.css';

interface PrivacyButtonProps {
  privacy: EventPrivacy;
  onPrivacy: (privacy: EventPrivacy) => void;
}

const icons = { 0: IconWorld, 1: IconUsers, 6: IconUsers, 2: IconLock } as const;

/** Who may see what is posted, and the choice of it. */
export function PrivacyButton({ privacy, onPrivacy }: PrivacyButtonProps) {
  const { t, i18n } = useLingui();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const { Part, need, ahead } = useLazyPart(() => import('@qingyin/ui/lazy').then(({ Menu }) => Menu));
  const Icon = icons[privacy];
  return (
    <>
      <button
        type="button"
        className={classes.privacy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={t`谁可以看`}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ currentTarget }) => {
          need();
          setAnchor(currentTarget);
        }}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {i18n._(privacyWords[privacy])}
      </button>
      {anchor && Part && (
        <Part
          label={t`谁可以看`}
          anchor={anchor}
          entries={privacyOrder.map((one) => ({
            id: String(one),
            label: i18n._(privacyWords[one]),
            checked: one === privacy,
            onSelect: () => onPrivacy(one),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
