import type { Binding } from '@qingyin/contract';
import { bindingsQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import styles from '../Section.module.css';

/** With what the user signs in. Nothing while it is not known: it is no more than a reminder. */
export function Bindings({ uid }: { uid: string }) {
  const { data = [] } = useQuery(bindingsQuery(uid));
  const known = data.flatMap((binding) => {
    const text = boundTo(binding);
    return text ? [text] : [];
  });
  if (known.length === 0) return null;
  return known.map((text) => (
    <p key={text} className={styles.quiet}>
      <bdi dir="ltr">{text}</bdi>
    </p>
  ));
}

/** Phone or address of a binding; others (contract page, 5) are left out. */
export function boundTo({ tokenJsonStr }: Pick<Binding, 'tokenJsonStr'>): string | null {
  try {
    const { email, cellphone, countrycode } = JSON.parse(tokenJsonStr) as Record<string, unknown>;
    if (typeof email === 'string') return email;
    return typeof cellphone === 'string' ? `+${String(countrycode)} ${cellphone}` : null;
  } catch {
    return null;
  }
}
