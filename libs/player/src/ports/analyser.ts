const FFT_SIZE = 2048;

const sameOrigin = (url: string): boolean => {
  try {
    const { origin, protocol } = new URL(url, location.href);
    return origin === location.origin || protocol === 'blob:' || protocol === 'data:';
  } catch {
    return false;
  }
};

/**
 * The optional Web Audio graph: both decks into one analyser into the loudspeaker. Built on the first call
 * of `node()`, because an element that once entered a graph can never leave it.
 */
export function createAnalyser() {
  let context: AudioContext | null = null;
  let analyser: AnalyserNode | null = null;
  const joined = new WeakSet<HTMLAudioElement>();

  function join(element: HTMLAudioElement): void {
    if (!context || !analyser || joined.has(element)) return;
    context.createMediaElementSource(element).connect(analyser);
    joined.add(element);
  }

  return {
    node(elements: readonly HTMLAudioElement[]): AnalyserNode | null {
      if (typeof AudioContext === 'undefined' || elements.length === 0) return null;
      if (navigator.userActivation?.hasBeenActive === false) return null;
      if (!analyser && elements.some((element) => element.currentSrc && !sameOrigin(element.currentSrc)))
        return null;
      if (!context || !analyser) {
        context = new AudioContext();
        analyser = context.createAnalyser();
        analyser.fftSize = FFT_SIZE;
        analyser.connect(context.destination);
      }
      elements.forEach(join);
      void context.resume();
      return analyser;
    },
    /** Foreign songs would be silent inside the graph; asking with CORS is the only way to hear them. */
    before(element: HTMLAudioElement, url: string): void {
      if (joined.has(element) && !sameOrigin(url)) element.crossOrigin = 'anonymous';
      else if (element.hasAttribute('crossorigin')) element.removeAttribute('crossorigin');
    },
    resume(): void {
      if (context?.state === 'suspended') void context.resume();
    },
    dispose(): void {
      void context?.close();
      context = null;
      analyser = null;
    },
  };
}

export type Graph = ReturnType<typeof createAnalyser>;
