/** For html-validate: what it recommends and two rules more; those that are off, each for a reason. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // React writes attributes and empty elements in its own way, and HTML reads them the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Safari takes a list without bullets, and a table that is set as cards, for no list and no table; the roles say that they are.
    'no-redundant-role': 'off',
    // The row of cards scrolls sideways and has to be named and reached as a region within its section.
    'prefer-native-element': 'off',
    // A number in a sentence may break over a line; in a link it is a button that does not.
    'tel-non-breaking': 'off',
    // A title contains the names of the essay, the library and the site. If it’s cut, only the end is lost.
    'long-title': 'off',
    // The anchor of a heading that begins with a digit begins with a digit.
    'valid-id': ['error', { relaxed: true }],
  },
};
