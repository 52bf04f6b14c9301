import { useEffect, useState } from 'react';
import { revokeObjectUrlLater } from './revoke-object-url-later.ts';

/** Object URL of a blob while the component is mounted; null without a blob. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      revokeObjectUrlLater(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
