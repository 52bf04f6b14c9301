/** Colour schemes of the gallery. */
export const themes = ['light', 'dark'] as const;
/** Languages with texts of their own, and Arabic for right-to-left pages (with Chinese texts). */
export const languages = ['zh-CN', 'en-US', 'ar-EG'] as const;
/** `phone`: a frame of 390 px, so that media queries apply. */
export const widths = ['desktop', 'phone'] as const;

/** What the address of the gallery says. */
export interface Address {
  /** id of the component; empty: the first one */
  entry: string;
  /** name of the only state shown; empty: all states */
  state: string;
  theme: (typeof themes)[number];
  language: (typeof languages)[number];
  width: (typeof widths)[number];
}

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((each) => each === value) ?? values[0];

/** Reads the query of an address. */
export function readAddress(query: string): Address {
  const values = new URLSearchParams(query);
  return {
    entry: values.get('entry') ?? '',
    state: values.get('state') ?? '',
    theme: oneOf(themes, values.get('theme')),
    language: oneOf(languages, values.get('language')),
    width: oneOf(widths, values.get('width')),
  };
}

/** Query of an address, without default values. */
export function queryOf(address: Address): string {
  const plain = readAddress('');
  const pairs = Object.entries(address).filter(([key, value]) => value !== plain[key as keyof Address]);
  return `?${new URLSearchParams(pairs).toString().replaceAll('%2F', '/')}`;
}

/** Address of the page that shows only the component. */
export const frameOf = (address: Address): string =>
  `/frame.html${queryOf({ ...address, width: 'desktop' })}`;
