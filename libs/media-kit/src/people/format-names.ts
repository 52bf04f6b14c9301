import { textLocaleOf } from '@qingyin/i18n';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Names one after the other as a language says it (甲、乙和丙), each in its own direction. */
export const formatNames = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(textLocaleOf(locale), { type: 'conjunction' }).format(
    names.map((name) => FIRST_STRONG_ISOLATE + name + POP_ISOLATE),
  );
