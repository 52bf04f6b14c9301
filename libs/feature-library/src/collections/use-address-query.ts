import { useEffect, useState } from 'react';

/** Debounce before the typed query is written into the address, ms. */
const WRITE_AFTER_MS = 300;

interface Typed {
  query: string;
  /** last seen query of the address */
  address: string;
  /** query last written into the address */
  written: string;
}

export interface AddressQuery {
  /** raw text of the field */
  query: string;
  type: (query: string) => void;
}

/**
 * Search query that is mirrored in the address: the field changes at once, the address after a debounce. A change
 * of the address from elsewhere (Back, a link) replaces the text of the field.
 * @param write writes the trimmed query into the address; must be a stable function
 */
export function useAddressQuery(address: string, write: (query: string) => void): AddressQuery {
  const [typed, setTyped] = useState<Typed>({ query: address, address, written: address });
  if (typed.address !== address) {
    const own = typed.written === address;
    setTyped({ query: own ? typed.query : address, address, written: address });
  }
  const { query, written } = typed;
  // Compared without surrounding blanks, so that a trailing blank does not rewrite the address.
  const trimmed = query.trim();
  useEffect(() => {
    if (trimmed === written) return;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, written: trimmed }));
      write(trimmed);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [trimmed, written, write]);
  return { query, type: (next) => setTyped((now) => ({ ...now, query: next })) };
}
