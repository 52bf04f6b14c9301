import { useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useFollow } from './use-follow.ts';

/** The one filled button of somebody's page, until they are followed. */
export function FollowButton({ uid, person }: { uid: string; person: Person }) {
  const { t } = useLingui();
  const { followed, toggle } = useFollow(uid, person);
  const Icon = followed ? IconUserCheck : IconUserPlus;
  return (
    <Button
      variant={followed ? 'soft' : 'filled'}
      icon={<Icon size={18} stroke={1.75} aria-hidden />}
      aria-pressed={followed}
      onClick={toggle}
    >
      {followed ? t`已关注` : t({ message: '关注', context: '动词' })}
    </Button>
  );
}
