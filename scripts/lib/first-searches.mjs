const searches = 200;

const names = ['crystal lagoon', 'blue summit pools', 'aqua oasis', 'clear water pool care', 'desert spas'];
const misspelt = ['cyrstal lagon', 'bleu sumit pols', 'aquaoassis', 'claer watr pool', 'dessert spaas'];
const cities = ['texas&city=austin', 'arizona&city=phoenix', 'florida&city=tampa', 'texas&city=dallas'];

/** Makes each search another one. @param {number} n */
const rated = (n) => `minRating=${n / 1000}`;

/** Searches of visitors, in turn; no two are the same, so that none is cached. @type {((n: number) => string)[]} */
const shapes = [
  (n) => `installers/search-enhanced?lat=${30 + n / 100}&lon=-97.7&distance=25&sortBy=distance`,
  (n) => `installers/search-enhanced?lat=${33 + n / 100}&lon=-112.1`,
  (n) => `installers/search-enhanced?state=${cities[n % cities.length]}&distance=${10 + (n % 90)}`,
  (n) => `installers/search-enhanced?state=texas&page=2&${rated(n)}`,
  (n) => `installers/search-enhanced?location=${78701 + n}-${78706 + n}&distance=50`,
  (n) => `installers/search-enhanced?state=texas&services=Pool%20Repair&${rated(4000 + n)}`,
  (n) => `installers/search-enhanced?q=${names[n % names.length]}&${rated(n)}`,
  (n) => `installers/search-enhanced?q=${misspelt[n % misspelt.length]}&${rated(n)}`,
  (n) => `search/suggestions?q=${names[n % names.length].slice(0, 2 + (n % 9))}${n}`,
  (n) => `search/understand?q=${names[n % names.length]} near austin ${n}`,
];

/** Suggestions contain only places while the engine does not respond. @param {Response} response */
const isFound = (response) => response.ok && !response.headers.get('cache-control')?.includes('no-store');

/**
 * Two hundred searches of every shape at the product's public URL, right after it has become ready. Returns how many
 * were rejected, and how long each took.
 * @param {string} publicUrl
 * @param {number} atOnce
 */
export async function askFirstSearches(publicUrl, atOnce) {
  /** @type {string[]} */
  const refused = [];
  /** @type {number[]} */
  const times = [];
  let next = 0;
  async function visit() {
    for (let number = next++; number < searches; number = next++) {
      const path = shapes[number % shapes.length](number);
      const startedAt = performance.now();
      const response = await fetch(`${publicUrl}/api/${path}`);
      await response.arrayBuffer();
      times.push(performance.now() - startedAt);
      if (!isFound(response)) refused.push(`${response.status} ${path}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit));
  return { refused, times };
}
