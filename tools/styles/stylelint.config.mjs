/** Up, down and sizes mean the same in every direction of reading; only sideways is a matter of it. */
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
 * Styles that work in both directions of reading and in both colour schemes: logical properties, colours
 * through the variables of libs/ui only. Everything else about style is a matter for the eye.
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
    // Layers of libs/ui (theme/layers.ts), 100 to 1000; negative ones are not needed with `isolation`.
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', /^(calc\()?var\(--qy-layer-/],
    },
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
    // A place among siblings without a class or tag: with one such rule each new row of any list restyles all of them.
    'selector-disallowed-list': [/[+~]\s*\*/, /(^|[\s>+~]):(first|last|only|nth)-/],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    ...NO_LITERAL_COLOUR,
  },
  overrides: [
    // Where the variables get their values.
    { files: ['**/tokens.css', '**/base.css'], rules: ANY_COLOUR },
    // Words and marks on pictures, which are the same in both schemes.
    {
      files: ['**/MediaCard.module.css', '**/BannerCard.module.css', '**/InkScene.module.css'],
      rules: ANY_COLOUR,
    },
  ],
};
