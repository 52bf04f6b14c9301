import { type Dictionary } from '@qingyin/text';
import { useEffect, useState } from 'react';

interface Known {
  dictionary?: Dictionary;
  /** still loading */
  coming: boolean;
}

/** Dictionary of Chinese characters for pinyin matching, loaded when it is first `wanted`. */
export function useDictionary(wanted: boolean): Known {
  const [known, setKnown] = useState<Known>({ coming: true });
  useEffect(() => {
    if (!wanted || !known.coming) return;
    let left = false;
    import('@qingyin/text/chinese').then(
      ({ chinese }) => !left && setKnown({ dictionary: chinese, coming: false }),
      () => !left && setKnown({ coming: false }),
    );
    return () => {
      left = true;
    };
  }, [wanted, known]);
  return wanted ? known : { ...known, coming: false };
}
