import { type KeyMap } from '@qingyin/ui/gallery';
import { type RefObject, useEffect, useState } from 'react';
import { rolesOf } from './roles-of.ts';
import classes from './States.module.css';

interface AccessibilityProps {
  /** keys of the component; undefined for one without controls */
  keys: KeyMap | undefined;
  /** element around the states, which are read for their roles */
  states: RefObject<HTMLElement | null>;
}

/** How a component is used without a pointer: its keys, and the roles of its states that are not in frames. */
export function Accessibility({ keys, states }: AccessibilityProps) {
  const [roles, setRoles] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = states.current;
    if (!element) return undefined;
    const read = () => setRoles(rolesOf(element));
    read();
    // Lazy parts and answers arrive later.
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [states]);
  return (
    <section className={classes.state} aria-label="Keyboard and roles" lang="en" dir="ltr">
      <h2 className={classes.name}>Keyboard and roles</h2>
      {keys && (
        <table className={classes.keys}>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.roles}>
        {roles.length > 0 ? `Roles: ${roles.join(', ')}` : 'No roles of its own'}
      </p>
    </section>
  );
}
