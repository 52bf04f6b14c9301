import { useLingui } from '@lingui/react/macro';
import type { CountryGroup } from '@qingyin/contract';
import { countriesQuery } from '@qingyin/data-account';
import { Select, type SelectOption } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './Captcha.module.css';
import { countryOptions, findRegions } from './country-options.ts';
import type { Country } from '../typed-values.ts';

interface CountrySelectProps {
  country: Country;
  onChange: (country: Country) => void;
}

/** Country of a phone number, found by its name in the language of the page, in English and Chinese, and by its calling code. */
export function CountrySelect({ country, onChange }: CountrySelectProps) {
  const { t, i18n } = useLingui();
  const { data, isError, refetch } = useQuery(countriesQuery());
  const groups: CountryGroup[] = data ?? [
    // Fallback while the list loads or after it failed.
    { label: '常用', countryList: [{ zh: '中国', en: 'China', locale: 'CN', code: '86' }] },
  ];
  const options = countryOptions(groups, i18n.locale, t`常用`);
  const filterBy = (query: string) => {
    const found = findRegions(groups, i18n.locale, query);
    // Common countries are listed twice, of which a search finds the first.
    return ({ value }: SelectOption) => found.delete(value);
  };
  const isKnown = options.some(({ value }) => value === country.region);
  const choose = (region: string) => {
    const found = groups.flatMap(({ countryList }) => countryList).find((one) => one.locale === region);
    if (found) onChange({ region, countryCode: found.code });
  };
  return (
    <Select
      variant="bare"
      className={classes.country}
      aria-label={t`国家或地区`}
      value={country.region}
      options={isKnown ? options : [{ value: country.region, label: `+${country.countryCode}` }, ...options]}
      filterBy={filterBy}
      onChange={choose}
      onFocus={() => void (isError && refetch())}
    />
  );
}
