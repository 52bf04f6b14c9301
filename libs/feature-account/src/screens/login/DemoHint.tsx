import { Trans } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import classes from './DemoHint.module.css';

/** What the process that serves the page must offer for the hint to show (screens.md, decision 11). */
const FEATURE = 'demo-account';

/** The account every new installation has; where it is offered, nobody has to look for it. */
export const DEMO_ACCOUNT = { name: 'demo@qingyin.local', password: 'qingyin' };

/** Name and password of the demo account with one press to fill them in. Silent while unknown and where there is none. */
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
