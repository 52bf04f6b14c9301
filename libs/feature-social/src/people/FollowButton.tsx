import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import classes from './FollowButton.module.css';
import { type Followable, useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: Followable;
  /**
   * `head`: the page's main button, filled until followed; `row`: one of many, with the user's name in its
   * accessible name
   */
  place: 'head' | 'row';
}

/** Follows or unfollows a user. */
export function FollowButton({ person, place }: FollowButtonProps) {
  const { t } = useLingui();
  const { followed, toggle } = useFollow(person);
  const Icon = followed ? IconUserCheck : IconUserPlus;
  const row = place === 'row';
  const label = followed ? t`已关注` : t({ message: '关注', context: '动词' });
  return (
    <Button
      variant={followed || row ? 'soft' : 'filled'}
      size={row ? 's' : 'm'}
      icon={<Icon size={row ? 16 : 18} stroke={1.75} aria-hidden />}
      aria-label={row ? `${label} ${person.nickname}` : undefined}
      aria-pressed={followed}
      onClick={toggle}
    >
      {row ? <span className={classes.rowLabel}>{label}</span> : label}
    </Button>
  );
}
