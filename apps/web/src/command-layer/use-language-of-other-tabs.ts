import { musicKeys } from '@qingyin/data-music';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Fetches lists of music libraries again when another tab changes the language. Requests of all tabs name it in the
 * same cookie, the server orders lists by it, and pages of two orders do not fit together.
 */
export function useLanguageOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // `LOCALE_KEY` of the i18n library, behind the path of the installation. Importing it would make the code of the
      // first view export it.
      if (key?.endsWith('locale')) void queryClient.resetQueries({ queryKey: musicKeys.library() });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [queryClient]);
}
