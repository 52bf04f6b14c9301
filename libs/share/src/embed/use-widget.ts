import { basePath } from '@qingyin/device-storage';
import { useEffect, useState } from 'react';
import { embedScript } from './embed-code.ts';

/** Loads the widget's script into the page and returns its state. Another attempt needs a new dialog. */
export function useWidget(): 'coming' | 'there' | 'lost' {
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  useEffect(() => {
    let left = false;
    const address = embedScript(window.location.origin + basePath);
    // A separate build, served beside the app.
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
