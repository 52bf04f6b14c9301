import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextField } from '@qingyin/ui';
import { useRef } from 'react';
import { FormError } from '../FormError.tsx';
import { describeSendFailure } from '../login-failure.ts';
import classes from './Captcha.module.css';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneCaptchaForm } from './use-phone-captcha-form.ts';

/** Fields for a phone number and the one-time code sent to it. */
export function PhoneCaptchaFields({ proof }: { proof: PhoneCaptchaForm }) {
  const { t, i18n } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const { sending, country } = proof;
  const send = () => {
    const name = proof.send() ? 'captcha' : 'phone';
    fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const to = `+${country.countryCode} ${proof.phone.trim()}`;
  return (
    <div ref={fields} className={classes.fields}>
      <PhoneField proof={proof} />
      <TextField
        label={t`验证码`}
        name="captcha"
        dir="ltr"
        inputMode="numeric"
        className={classes.code}
        value={proof.captcha}
        onChange={(event) => proof.setCaptcha(event.target.value)}
        error={proof.errors.captcha && i18n._(proof.errors.captcha)}
        trailing={
          <Button
            size="s"
            variant="plain"
            className={classes.send}
            disabled={proof.secondsLeft > 0}
            aria-busy={sending.isPending || undefined}
            onClick={send}
          >
            <SendLabel proof={proof} />
          </Button>
        }
      />
      <p role="status" className={classes.sent}>
        {proof.underWay && !sending.isError && (
          <Trans>
            验证码已发送到 <bdi dir="ltr">{to}</bdi>，10 分钟内有效。
          </Trans>
        )}
      </p>
      <FormError failure={sending.error && describeSendFailure(sending.error)} />
    </div>
  );
}

function SendLabel({ proof: { sending, secondsLeft, underWay } }: { proof: PhoneCaptchaForm }) {
  if (sending.isPending) return <Trans>正在发送…</Trans>;
  if (secondsLeft > 0) return <Trans>{secondsLeft} 秒后可重发</Trans>;
  return underWay ? <Trans>重新发送</Trans> : <Trans>发送验证码</Trans>;
}
