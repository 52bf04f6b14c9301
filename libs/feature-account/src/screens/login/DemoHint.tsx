import { Trans } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import classes from './DemoHint.module.css';

/** Capability that must be present for the hint to show (docs/specification/http.md#calls-beyond-the-contract). */
const FEATURE = 'demo-account';

/** Demo account that every new installation has. */
export const DEMO_ACCOUNT = { name: 'demo@qingyin.local', password: 'qingyin' };

/**
 * Hint with the credentials of the demo account and a button that fills them in. Renders nothing until the
 * capability is known to be present.
 */
export function DemoHint({ onFill }: { onFill: (account: typeof DEMO_ACCOUNT) => void }) {
  const { data } = useQuery(capabilitiesQuery());
  if (!data?.features.includes(FEATURE)) return null;
  const { name, password } = DEMO_ACCOUNT;
  return (
    <p className={classes.hint}>
      <span>
        <Trans>
          演示账号 <code>{name}</code>，密码 <code>{password}</code>
        </Trans>
      </span>
      <button type="button" className={classes.fill} onClick={() => onFill(DEMO_ACCOUNT)}>
        <Trans>填入</Trans>
      </button>
    </p>
  );
}
