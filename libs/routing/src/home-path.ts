/** The first landing page (docs/specification/README.md#what-the-product-is). */
export const HOME_PATH = '/personal-recommendation';
