import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import type { Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { privacyOrder, privacyLabels } from '../cards/privacy-labels.ts';

interface PrivacyMenuProps {
  privacy: EventPrivacy;
  anchor: Anchor;
  onChoose: (privacy: EventPrivacy) => void;
  onClose: () => void;
}

/** Menu with the privacy levels of a post. */
export function PrivacyMenu({ privacy, anchor, onChoose, onClose }: PrivacyMenuProps) {
  const { t, i18n } = useLingui();
  const entries = privacyOrder.map((one) => ({
    id: String(one),
    label: i18n._(privacyLabels[one]),
    checked: one === privacy,
    onSelect: () => onChoose(one),
  }));
  return <Menu label={t`谁可以看`} anchor={anchor} entries={entries} onClose={onClose} />;
}
