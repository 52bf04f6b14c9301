import type { CatalogPart } from '@qingyin/i18n';
import { lazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useServices } from '../services-context.ts';

/**
 * A part of the screen whose code is loaded when it is first shown, together with the texts it says: these are not those
 * of the first view, and without them ids of messages would be read. `load` and `texts` are those of the first drawing.
 */
export function usePartWithTexts<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
  ...texts: Exclude<CatalogPart, 'first'>[]
): (props: P) => ReactNode {
  const { locale } = useServices();
  const [Part] = useState(() =>
    lazyPart(async () => {
      const [module] = await Promise.all([load(), locale.loadTexts(...texts)]);
      return module;
    }),
  );
  return Part;
}
