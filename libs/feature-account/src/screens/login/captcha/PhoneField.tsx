import { useLingui } from '@lingui/react/macro';
import { FieldFrame } from '@qingyin/ui';
import { useId } from 'react';
import classes from './Captcha.module.css';
import { CountrySelect } from './CountrySelect.tsx';
import type { PhoneProofFields } from './use-phone-proof.ts';

/** A phone number with its country in one box. */
export function PhoneField({ proof }: { proof: PhoneProofFields }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const error = proof.errors.phone && i18n._(proof.errors.phone);
  return (
    <FieldFrame id={id} label={t`手机号`} error={error}>
      {(describedBy) => (
        <span className={classes.box} data-invalid={error ? '' : undefined}>
          <CountrySelect country={proof.country} onChange={proof.setCountry} />
          <input
            id={id}
            className={classes.number}
            name="phone"
            type="tel"
            dir="ltr"
            autoComplete="off"
            value={proof.phone}
            onChange={(event) => proof.setPhone(event.target.value)}
            onBlur={proof.leavePhone}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </span>
      )}
    </FieldFrame>
  );
}
