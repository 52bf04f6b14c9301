import { deviceValues } from '@qingyin/device-storage';
import { useEffect, useState } from 'react';

const KEY = 'qy-nav-collapsed';

/**
 * Whether the side navigation is collapsed, and a function that toggles it. Persisted in IndexedDB, which a
 * session error does not clear.
 */
export function useNavCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(false);
  useEffect(() => {
    void deviceValues.get(KEY).then((kept) => setCollapsed(kept === true));
  }, []);
  const toggle = () => {
    setCollapsed(!collapsed);
    void deviceValues.set(KEY, !collapsed);
  };
  return [collapsed, toggle];
}
