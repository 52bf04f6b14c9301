/** The first landing page (seed §1). */
export const HOME_PATH = '/personal-recommendation';
