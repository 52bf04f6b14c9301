/** Version of the generated pictures, to be increased with every change that alters one. */
export const COVER_VERSION = 1;
