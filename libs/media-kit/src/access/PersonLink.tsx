import { useCanOpen } from './use-can-open.ts';
import { Link } from '@qingyin/routing';
import { type ReactNode } from 'react';

interface PersonLinkProps {
  userId: number;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Leads to a person's page once there is a screen for it; until then it is only looked at. */
export function PersonLink({ userId, children, ...rest }: PersonLinkProps) {
  const canOpen = useCanOpen();
  if (!canOpen('/homepage/$uid')) return <span {...rest}>{children}</span>;
  return (
    <Link to="/homepage/$uid" params={{ uid: String(userId) }} {...rest}>
      {children}
    </Link>
  );
}
