import { useLingui } from '@lingui/react/macro';

/**
 * Returns a function that names a button which acts on one of several things: its visible text and the thing, such as
 * “Restore: holiday songs”. Speech control finds a button by its visible text, so the name has to contain it in every
 * language (WCAG 2.5.3), which translations of a whole sentence do not.
 */
export function useActionLabel() {
  const { t } = useLingui();
  return (action: string, subject: string): string => t`${action}：${subject}`;
}
