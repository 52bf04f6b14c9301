import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { Card } from '../Card.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { mask } from '../mask.ts';

/**
 * The four stored session values (docs/specification/session.md#stored-values); the cookie is a secret and is masked.
 */
export function SessionValues() {
  const { t } = useLingui();
  const { cookie, userId, visitor, login } = useSession();
  const none = t`没有`;
  return (
    <Card title={t`会话`}>
      <Facts>
        <Fact label={<code>cookie</code>} note={t`只显示开头和长度，内容从不显示。`}>
          {cookie ? <bdi dir="ltr">{mask(cookie)}</bdi> : none}
        </Fact>
        <Fact label={<code>userId</code>}>{userId ? <bdi>{userId}</bdi> : none}</Fact>
        <Fact label={<code>visitor</code>}>
          <code>{String(visitor)}</code>
        </Fact>
        <Fact label={<code>login</code>}>
          <code>{String(login)}</code>
        </Fact>
      </Facts>
    </Card>
  );
}
