import { useEffect, useState } from 'react';
import { letGo } from './let-go.ts';

/** An address under which the page can show a blob, as long as it shows it. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      letGo(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
