import { useSession } from '@qingyin/session/react';
import { type DrawingName } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { LoginInvitation } from './LoginInvitation.tsx';

export interface PersonalGateProps {
  /** one sentence: what this page would be for a signed-in user */
  invitation: ReactNode;
  drawing?: DrawingName;
  children: ReactNode;
}

/** A personal page: its content for a user, its own invitation and the way to /login for a guest (decision 5). */
export function PersonalGate({ invitation, drawing, children }: PersonalGateProps) {
  const login = useSession((session) => session.login);
  return login ? children : <LoginInvitation drawing={drawing}>{invitation}</LoginInvitation>;
}
