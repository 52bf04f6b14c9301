import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@qingyin/ui';
import { useState } from 'react';
import { typedPhone, useTypedValues } from '../typed-values.ts';
import styles from '../LoginTabs.module.css';
import type { OfferedWays } from '../offered-ways.ts';
import { EmailSignUp } from './EmailSignUp.tsx';
import { PhoneSignUp } from './PhoneSignUp.tsx';

interface SignUpProps {
  ways: OfferedWays;
  /** invitation code of the link */
  invitation: string | undefined;
  onDone: () => Promise<void>;
}

/** Sign-up by e-mail or phone, as far as the service offers them. */
export function SignUp({ ways, invitation, onDone }: SignUpProps) {
  const { t } = useLingui();
  const labels = { email: t`邮箱注册`, phone: t`手机号注册` };
  const typed = useTypedValues();
  const [wanted, want] = useState<OfferedWays['signUp'][number]>(() =>
    typedPhone(typed) ? 'phone' : 'email',
  );
  const way = ways.signUp.find((each) => each === wanted) ?? ways.signUp[0] ?? 'email';
  const form = { byInvitation: ways.byInvitation, invitation, onDone };
  const shown = way === 'email' ? <EmailSignUp {...form} /> : <PhoneSignUp {...form} />;
  if (ways.signUp.length < 2) return shown;
  return (
    <Tabs
      label={t`注册方式`}
      tabs={ways.signUp.map((id) => ({ id, label: labels[id] }))}
      className={styles.tabs}
      active={way}
      onSelect={want}
    >
      {shown}
    </Tabs>
  );
}
