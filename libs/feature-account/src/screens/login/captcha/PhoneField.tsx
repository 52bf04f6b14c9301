import { useLingui } from '@lingui/react/macro';
import { TextField } from '@qingyin/ui';
import { CountrySelect } from './CountrySelect.tsx';
import type { PhoneCaptchaForm } from './use-phone-captcha-form.ts';

/** Field for a phone number with its country. */
export function PhoneField({ proof }: { proof: PhoneCaptchaForm }) {
  const { t, i18n } = useLingui();
  return (
    <TextField
      label={t`手机号`}
      name="phone"
      type="tel"
      dir="ltr"
      value={proof.phone}
      onChange={(event) => proof.setPhone(event.target.value)}
      onBlur={proof.leavePhone}
      error={proof.errors.phone && i18n._(proof.errors.phone)}
      leading={<CountrySelect country={proof.country} onChange={proof.setCountry} />}
    />
  );
}
