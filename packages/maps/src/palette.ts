/** The map's colours: tokens of the visual language, which an image cannot read from the page's style sheet. */
export const palette = {
  outside: '#eef2f1',
  land: '#f3efe7',
  homeCounty: '#eae3d6',
  coast: '#c9c6bb',
  stateLine: '#bdb29d',
  countyLine: '#ddd5c6',
  pool: '#0e5872',
  paper: '#ffffff',
  ink: '#0b2530',
  inkSoft: '#44555c',
  inkMuted: '#5a6a71',
} as const;
