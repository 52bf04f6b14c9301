import { useEffect, useState } from 'react';
import { embedScript } from './embed-code.ts';

/** The widget's own script on our own page: on its way, there, or lost. Another try is another dialog. */
export function useWidget(): 'coming' | 'there' | 'lost' {
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  useEffect(() => {
    let left = false;
    const address = embedScript(window.location.origin);
    // Built by itself, and served beside the product.
    import(/* @vite-ignore */ address).then(
      () => left || setState('there'),
      () => left || setState('lost'),
    );
    return () => {
      left = true;
    };
  }, []);
  return state;
}
