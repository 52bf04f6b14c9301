import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import { useLazyComponent } from '@qingyin/ui';
import type { Anchor } from '@qingyin/ui';
import { IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { privacyLabels } from '../cards/privacy-labels.ts';
import classes from './PostComposer.module.css';

interface PrivacyButtonProps {
  privacy: EventPrivacy;
  onPrivacy: (privacy: EventPrivacy) => void;
}

const icons = { 0: IconWorld, 1: IconUsers, 6: IconUsers, 2: IconLock } as const;

/** Button with the post's privacy level, which opens the menu to change it. */
export function PrivacyButton({ privacy, onPrivacy }: PrivacyButtonProps) {
  const { t, i18n } = useLingui();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const { Part, need, ahead } = useLazyComponent(() =>
    import('./PrivacyMenu.tsx').then((module) => module.PrivacyMenu),
  );
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
        {i18n._(privacyLabels[privacy])}
      </button>
      {anchor && Part && (
        <Part privacy={privacy} anchor={anchor} onChoose={onPrivacy} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
