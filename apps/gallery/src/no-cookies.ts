/**
 * Keeps the gallery free of cookies: ports share them, so the product of another port would start in the theme and
 * the language of the gallery. Import it first.
 */
Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
