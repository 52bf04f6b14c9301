import { useLingui } from '@lingui/react/macro';
import { formatRelativeTime } from '@qingyin/i18n';

/** Relative time of `ms` at render; it does not update by itself. */
export function useRelativeTime(ms: number): string {
  const { i18n } = useLingui();
  return formatRelativeTime(ms, Date.now(), i18n.locale);
}
