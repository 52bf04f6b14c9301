import { useLingui } from '@lingui/react/macro';
import type { Anchor, MenuEntry } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconBan, IconEye, IconEyeOff, IconFlag } from '@tabler/icons-react';
import type { HiddenState } from './use-hidden-state.ts';

interface PersonMenuProps {
  nickname: string;
  hidden: HiddenState;
  anchor: Anchor;
  onClose: () => void;
  onMute: (mute: boolean) => void;
  onBlock: (block: boolean) => void;
  /** undefined if the service accepts no reports */
  onReport?: (() => void) | undefined;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu to mute, block or report a user. */
export function PersonMenu(props: PersonMenuProps) {
  const { nickname, hidden, anchor, onClose, onMute, onBlock, onReport } = props;
  const { t } = useLingui();
  const { isAvailable, muted, blocked } = hidden;
  const entries: MenuEntry[] = [];
  if (isAvailable && !blocked)
    entries.push({
      id: 'mute',
      label: muted ? t`取消屏蔽动态` : t`屏蔽动态`,
      icon: muted ? <IconEye {...look} /> : <IconEyeOff {...look} />,
      onSelect: () => onMute(!muted),
    });
  if (isAvailable)
    entries.push({
      id: 'block',
      label: blocked ? t`移出黑名单` : t`拉黑`,
      icon: <IconBan {...look} />,
      danger: !blocked,
      onSelect: () => onBlock(!blocked),
    });
  if (onReport)
    entries.push({ id: 'report', label: t`举报`, icon: <IconFlag {...look} />, onSelect: onReport });
  return <Menu label={t`更多操作：${nickname}`} anchor={anchor} onClose={onClose} entries={entries} />;
}
