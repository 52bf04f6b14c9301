import type { MessageDescriptor } from '@lingui/core';
import { CAPTCHA_DIGITS } from '@qingyin/contract';
import { type PhoneProof, sendCaptchaMutation } from '@qingyin/data-account';
import { validationMessages } from '@qingyin/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CAPTCHA_WAIT_MS, keepSent, readSent } from './captcha-wait.ts';
import { readPhone } from './read-phone.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Labels {
  phone: string;
  captcha: string;
}

/** A country by its region and its calling code; several share a code. */
export interface Country {
  region: string;
  countryCode: string;
}
const CHINA: Country = { region: 'CN', countryCode: '86' };

/** Digits as they may be typed or pasted. */
const codeOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CAPTCHA_DIGITS);

/**
 * A phone and the code sent to it, and what is wrong with them in the words of seed §5. Fields are judged when they are
 * left or sent. The phone asked last and its wait survive a reload.
 */
export function usePhoneProof(labels: Labels) {
  const [sent, setSent] = useState(readSent);
  const [country, setCountry] = useState<Country>(() => sent ?? CHINA);
  const [phone, setPhone] = useState(sent?.phone ?? '');
  const [captcha, setCaptcha] = useState('');
  const [judged, setJudged] = useState({ phone: false, captcha: false });
  const number = readPhone(phone, country.countryCode);
  const toThis = sent?.phone === number && sent.countryCode === country.countryCode ? sent : null;
  const secondsLeft = useSecondsUntil(toThis?.until ?? 0);
  const sending = useMutation({
    ...sendCaptchaMutation(),
    onSuccess: (_nothing, to) => {
      const now = { ...to, region: country.region, until: Date.now() + CAPTCHA_WAIT_MS };
      keepSent(now);
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
    /** a code is on its way to the phone that stands there */
    underWay: toThis !== null,
    secondsLeft,
    /** @returns whether there was a number to send one to */
    send(): boolean {
      setJudged((old) => ({ ...old, phone: true }));
      if (number === null || secondsLeft > 0 || sending.isPending) return number !== null;
      sending.mutate({ phone: number, countryCode: country.countryCode });
      return true;
    },
    /** Judges everything; null when something is wrong. */
    check(): PhoneProof | null {
      setJudged({ phone: true, captcha: true });
      return number !== null && captchaError() === null
        ? { phone: number, countryCode: country.countryCode, captcha }
        : null;
    },
  };
}

export type PhoneProofFields = ReturnType<typeof usePhoneProof>;
