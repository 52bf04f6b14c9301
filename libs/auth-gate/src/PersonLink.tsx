import { Link } from '@qingyin/routing';
import { type ReactNode } from 'react';

interface PersonLinkProps {
  userId: number;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Link to a user's profile page. */
export function PersonLink({ userId, children, ...rest }: PersonLinkProps) {
  return (
    <Link to="/homepage/$uid" params={{ uid: String(userId) }} {...rest}>
      {children}
    </Link>
  );
}
