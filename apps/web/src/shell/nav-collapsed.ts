import { keepAtOnce } from '@qingyin/query-kit';
import { get } from 'idb-keyval';
import { useEffect, useState } from 'react';

const KEY = 'qy-nav-collapsed';

/** Whether the side navigation is narrow; kept in IndexedDB, which a session error does not clear. */
export function useNavCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(false);
  useEffect(() => {
    get<boolean>(KEY).then(
      (kept) => setCollapsed(kept === true),
      () => undefined,
    );
  }, []);
  const toggle = () => {
    setCollapsed(!collapsed);
    keepAtOnce(KEY, !collapsed).catch(() => undefined);
  };
  return [collapsed, toggle];
}
