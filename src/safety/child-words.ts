/** How a text names a child of the plan’s age. The loader asks, too, while it reads the records, so this is no record. */
export const childWords: readonly RegExp[] = [
  String.raw`child(ren|hood)?([’']s)?`,
  'kid(s|do|dos)?',
  'lunchbox(es)?',
  '(grand)?(sons?|daughters?)',
  '(toddlers?|teen[a-z]*|tweens?|boys?|girls?|little ones?)',
  '(kindergart[a-z]*|[a-z0-9-]+ graders?)',
  '[a-z0-9-]+[- ]years?[- ]olds?',
  '(ages?|aged|at|who is|who’s|is|turns) (six|seven|eight|nine|ten|eleven|twelve)',
  '(ages?|aged|at|who is|who’s|is|turns) ([1-9]|1[0-7])(?! ?([ap][.]?m|o’clock|%|percent|in|of|to|mg|mcg|:))',
].map((words) => new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'i'));
