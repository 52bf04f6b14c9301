/**
 * Loads the analytics script if one is configured (off by default). If it fails to load, one line is written to the
 * console and nothing else happens (docs/specification/errors.md#error-catalogue;
 * docs/specification/errors.md#analytics).
 */
export function loadAnalytics(
  source: string | undefined,
  document: Document = globalThis.document,
  // The only place where the product itself writes to the console (docs/specification/errors.md#analytics).
  // eslint-disable-next-line no-console -- required by the error catalogue
  say: (text: string) => void = console.error,
): void {
  if (!source) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('error', () => say(`analytics: ${source} could not be loaded`));
  document.head.append(script);
}
