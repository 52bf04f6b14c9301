import type { Binding } from '@qingyin/contract';
import { bindingsQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import styles from '../Section.module.css';

/**
 * Phone number and e-mail address the user logs in with. Renders nothing while loading or after an error, because
 * it is only informative.
 */
export function Bindings({ uid }: { uid: string }) {
  const { data = [] } = useQuery(bindingsQuery(uid));
  const known = data.flatMap((binding) => {
    const text = bindingText(binding);
    return text ? [text] : [];
  });
  if (known.length === 0) return null;
  return known.map((text) => (
    <p key={text} className={styles.quiet}>
      <bdi dir="ltr">{text}</bdi>
    </p>
  ));
}

/**
 * Parses the phone number or e-mail address of a binding; null for other kinds
 * (docs/specification/contract/entities.md).
 */
export function bindingText({ tokenJsonStr }: Pick<Binding, 'tokenJsonStr'>): string | null {
  try {
    const { email, cellphone, countrycode } = JSON.parse(tokenJsonStr) as Record<string, unknown>;
    if (typeof email === 'string') return email;
    return typeof cellphone === 'string' ? `+${String(countrycode)} ${cellphone}` : null;
  } catch {
    return null;
  }
}
