import { useLingui } from '@lingui/react/macro';
import type { CountryGroup } from '@qingyin/contract';
import { countriesQuery } from '@qingyin/data-account';
import { textLocaleOf } from '@qingyin/i18n';
import { useQuery } from '@tanstack/react-query';
import classes from './Captcha.module.css';
import type { Country } from './use-phone-captcha-form.ts';

interface CountrySelectProps {
  country: Country;
  onChange: (country: Country) => void;
}

/** Country of a phone number. A native select, which supports type-ahead and a full list on phones. */
export function CountrySelect({ country, onChange }: CountrySelectProps) {
  const { t, i18n } = useLingui();
  const { data, isError, refetch } = useQuery(countriesQuery());
  const chinese = textLocaleOf(i18n.locale).startsWith('zh');
  const groups: CountryGroup[] = data ?? [
    // Fallback while the list loads or after it failed.
    { label: t`常用`, countryList: [{ zh: '中国', en: 'China', locale: 'CN', code: '86' }] },
  ];
  const known = groups.some(({ countryList }) => countryList.some((one) => one.locale === country.region));
  const choose = (region: string) => {
    const found = groups.flatMap(({ countryList }) => countryList).find((one) => one.locale === region);
    if (found) onChange({ region, countryCode: found.code });
  };
  return (
    <select
      className={classes.country}
      aria-label={t`国家或地区`}
      value={country.region}
      onChange={(event) => choose(event.target.value)}
      onFocus={() => void (isError && refetch())}
    >
      {!known && <option value={country.region}>+{country.countryCode}</option>}
      {groups.map(({ label, countryList }, place) => (
        <optgroup key={label} label={place === 0 && label === '常用' ? t`常用` : label}>
          {countryList.map(({ zh, en, locale, code }) => (
            <option key={locale} value={locale}>
              {`+${code} ${chinese ? zh : en}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
