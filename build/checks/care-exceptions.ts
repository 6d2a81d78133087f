/** Words that call for a care card elsewhere and are fine on one page. */
export const careExceptions: readonly { page: string; text: string; reason: string }[] = [
  ...['/', '/protocol'].flatMap((page) =>
    ['Sleep gummies', 'Ashwagandha, L-theanine or sleep gummies', 'Ashwagandha, L-theanine and sleep gummies'].map(
      (text) => ({
        page,
        text,
        reason: 'A product’s name in a list. The footer gives Poison Help, and the entry on /stack has the card.',
      }),
    ),
  ),
  { page: '/blog', text: 'Gut, constipation, cough', reason: 'Leads to an essay that has the card.' },
];
