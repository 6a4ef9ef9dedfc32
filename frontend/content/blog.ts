/** The step that a reader of the list is led to, by the topic that is shown. */
export const blogNextSteps = {
  all: {
    title: 'Done reading?',
    text: 'See who builds, repairs and looks after pools where you live, and write to up to four of them at once.',
    label: 'Find contractors near you',
    to: '/pool-contractors-near-me',
  },
  planning: {
    title: 'Ready to ask for prices',
    text: 'Choose builders by place and rating, and send each of them the same description.',
    label: 'Find pool builders',
    to: '/search-results?services=Pool+Installation',
  },
  care: {
    title: 'Hand the weekly work over',
    text: 'See which firms look after pools near you, and ask what one visit covers.',
    label: 'Find pool maintenance',
    to: '/search-results?services=Pool+Maintenance',
  },
  repair: {
    title: 'Have it looked at',
    text: 'Tell a repair firm what you saw and what you tried; it saves the first visit.',
    label: 'Find pool repair',
    to: '/search-results?services=Pool+Repair',
  },
  safety: {
    title: 'Read the rule of your state',
    text: 'What has to stand around a pool differs from state to state, and so does who checks it.',
    label: 'Open the rules by state',
    to: '/pool-regulations',
  },
  'heat-and-steam': {
    title: 'Ask somebody who installs them',
    text: 'Search for firms that set up and repair hot tubs and spas.',
    label: 'Find hot tub firms',
    to: '/search-results?serviceType=spa-hot-tub',
  },
} as const;
