import type { MessageDescriptor } from '@lingui/core';
import { CAPTCHA_DIGITS } from '@qingyin/contract';
import { type PhoneProof, sendCaptchaMutation } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CAPTCHA_RESEND_MS, persistSentCaptcha, readSentCaptcha } from './sent-captcha.ts';
import { type Country, typedPhone, useTypedValues } from '../typed-values.ts';
import { readPhone } from './read-phone.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Labels {
  phone: string;
  captcha: string;
}

const CHINA: Country = { region: 'CN', countryCode: '86' };

/** Digits of a typed or pasted code, at most `CAPTCHA_DIGITS`. */
const codeOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CAPTCHA_DIGITS);

/**
 * State of the fields for a phone number and its one-time code, with validation messages
 * (docs/specification/errors.md#form-validation). Fields are validated on blur and submit. The last used number and
 * its countdown survive a reload.
 */
export function usePhoneCaptchaForm(labels: Labels) {
  const typed = useTypedValues();
  const [sent, setSent] = useState(readSentCaptcha);
  const [country, changeCountry] = useState<Country>(
    () => typed.country ?? (typedPhone(typed) === '' && sent ? sent : CHINA),
  );
  const [phone, changePhone] = useState(() => typedPhone(typed) || (sent?.phone ?? ''));
  const [captcha, setCaptcha] = useState('');
  const [judged, setJudged] = useState({ phone: false, captcha: false });
  const number = readPhone(phone, country.countryCode);
  const setPhone = (text: string) => {
    Object.assign(typed, { account: text, country });
    changePhone(text);
  };
  const setCountry = (next: Country) => {
    typed.country = next;
    changeCountry(next);
  };
  const toThis = sent?.phone === number && sent.countryCode === country.countryCode ? sent : null;
  const secondsLeft = useSecondsUntil(toThis?.until ?? 0);
  const sending = useMutation({
    ...sendCaptchaMutation(),
    onSuccess: (_nothing, to) => {
      const now = { ...to, region: country.region, until: Date.now() + CAPTCHA_RESEND_MS };
      persistSentCaptcha(now);
      setSent(now);
    },
  });

  const phoneError = (): MessageDescriptor | null => {
    if (phone.trim() === '') return validationMessages.required(labels.phone);
    return number === null ? validationMessages.patternMismatch(labels.phone) : null;
  };
  const captchaError = (): MessageDescriptor | null => {
    if (captcha === '') return validationMessages.required(labels.captcha);
    return captcha.length === CAPTCHA_DIGITS
      ? null
      : validationMessages.stringLength(labels.captcha, CAPTCHA_DIGITS);
  };

  return {
    country,
    setCountry,
    phone,
    setPhone,
    captcha,
    setCaptcha: (text: string) => setCaptcha(codeOf(text)),
    leavePhone: () => setJudged((old) => ({ ...old, phone: old.phone || phone.trim() !== '' })),
    errors: {
      phone: judged.phone ? phoneError() : null,
      captcha: judged.captcha ? captchaError() : null,
    },
    sending,
    /** whether a code was sent to the current number */
    underWay: toThis !== null,
    secondsLeft,
    /**
     * Sends a code unless a countdown or request is active.
     * @returns whether the number is valid
     */
    send(): boolean {
      setJudged((old) => ({ ...old, phone: true }));
      if (number === null || secondsLeft > 0 || sending.isPending) return number !== null;
      sending.mutate({ phone: number, countryCode: country.countryCode });
      return true;
    },
    /** Validates all fields; null if one is invalid. */
    check(): PhoneProof | null {
      setJudged({ phone: true, captcha: true });
      return number !== null && captchaError() === null
        ? { phone: number, countryCode: country.countryCode, captcha }
        : null;
    },
  };
}

export type PhoneCaptchaForm = ReturnType<typeof usePhoneCaptchaForm>;
