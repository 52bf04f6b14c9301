/**
 * Vertical and size properties are the same in both text directions; only horizontal ones have logical
 * counterparts.
 */
const VERTICAL = [
  /^(top|bottom|width|height|min-|max-)/,
  /-(top|bottom)$/,
  /^(margin|padding|inset|border)$/,
];
const PAINTED = '/^(color|background|background-color|border.*|outline.*|fill|stroke|box-shadow)$/';
const NO_LITERAL_COLOUR = {
  'declaration-property-value-disallowed-list': { [PAINTED]: [/#[0-9a-f]{3,8}\b/i] },
};
const ANY_COLOUR = { 'declaration-property-value-disallowed-list': null };

/**
 * Style rules for both text directions and both colour schemes: logical properties, and colours by the variables
 * of libs/ui only.
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': ['always', { except: VERTICAL }],
    'property-disallowed-list': ['left', 'right'],
    'color-named': 'never',
    'color-no-invalid-hex': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    // Layers of libs/ui (theme/layers.ts), 100 to 1000; `isolation` replaces negative ones.
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', /^(calc\()?var\(--qy-layer-/],
    },
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-invalid-position-at-import-rule': true,
    // `composes` belongs to CSS modules.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'unit-no-unknown': true,
    // Sibling selectors without a class or tag: one such rule makes each new row of any list restyle all rows.
    'selector-disallowed-list': [/[+~]\s*\*/, /(^|[\s>+~]):(first|last|only|nth)-/],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    ...NO_LITERAL_COLOUR,
  },
  overrides: [
    // Files that define the variables.
    { files: ['**/tokens.css', '**/base.css'], rules: ANY_COLOUR },
    // Text and icons on pictures, which are the same in both schemes.
    {
      files: ['**/MediaCard.module.css', '**/BannerCard.module.css', '**/InkScene.module.css'],
      rules: ANY_COLOUR,
    },
  ],
};
