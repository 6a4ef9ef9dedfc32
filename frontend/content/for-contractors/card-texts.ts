/** The words on a printed review card. They ask every customer and offer nothing (docs/rules.md#share-texts). */
export const cardTexts = {
  title: 'How did it go?',
  text: 'Scan the code or open the link, and tell others about the work.',
  sheet:
    'Print at 100 percent on letter paper and cut along the marks. Give every customer a card, and offer nothing in return for a review.',
} as const;
