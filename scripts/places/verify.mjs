// Tries every city with every kind of typo, and with every state that has no city of its name: 1.5 million texts, or
// those of the cities of some states: `npm run places -- verify RI DE`.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/** Counts of one state. @typedef {{ asked: number, right: number, elsewhere: number, lost: number }} Counts */

/** Tries all texts of some states, and sends their counts. */
async function tryStates(/** @type {string[]} */ codes, /** @type {number} */ seed) {
  const { loadPlaces } = await import('@poolpros/places/load');
  const { createJudge } = await import('../../services/search/dist/testing/judge-places.js');
  const { typedCities, slippedTexts, foreignTexts } = await import('@poolpros/places/testing/slipped-names');
  const { createRandom } = await import('@poolpros/seed-data/random');
  const places = loadPlaces();
  const judge = createJudge(places);
  for (const code of codes) {
    const state = places.states.find((each) => each.code === code);
    const cities = typedCities(places).filter(({ stateSlug }) => stateSlug === state?.slug);
    const counts = { asked: 0, right: 0, elsewhere: 0, lost: 0 };
    /** @type {string[]} */
    const wrong = [];
    const count = (
      /** @type {{ isRight: boolean, isElsewhere: boolean, isLost: boolean }} */ verdict,
      /** @type {string} */ text,
    ) => {
      counts.asked += 1;
      if (verdict.isElsewhere || verdict.isLost) wrong.push(text);
      counts.right += Number(verdict.isRight);
      counts.elsewhere += Number(verdict.isElsewhere);
      counts.lost += Number(verdict.isLost);
    };
    for (const text of slippedTexts(places, cities, createRandom(seed).next)) {
      count(judge.location(text), text.typed);
      count(judge.besideService(text), `pool repair ${text.typed}`);
    }
    let kept = 0;
    let outside = 0;
    for (const text of foreignTexts(places, cities)) {
      if (judge.isOutside(text)) {
        outside += 1;
        wrong.push(text.typed);
      } else kept += 1;
    }
    process.send?.({ code, ...counts, kept, outside, wrong });
  }
}

/** Tries all states, or those with these postal codes. */
async function verify(/** @type {string[]} */ wanted) {
  const { states } = await import('@poolpros/contracts/states');
  const seed = 44;
  const unknown = wanted.filter((code) => !states.some((state) => state.code === code));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no postal code of a state`);
  const codes = states.map(({ code }) => code).filter((code) => wanted.length === 0 || wanted.includes(code));
  const workers = Math.min(availableParallelism(), codes.length);
  /** @type {Record<string, unknown>[]} */
  const rows = [];
  /** @type {string[]} */
  const wrong = [];
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const own = codes.filter((__, at) => at % workers === worker);
      const child = fork(here, [String(seed), ...own]);
      child.on('message', (row) => {
        const { wrong: texts, ...counts } = /** @type {Record<string, unknown> & { wrong: string[] }} */ (row);
        rows.push(counts);
        wrong.push(...texts);
        process.stdout.write(`\r${rows.length} of ${codes.length} states `);
      });
      return new Promise((resolve, reject) => {
        child.on('exit', (exitCode) =>
          exitCode === 0 ? resolve(null) : reject(new Error(`a worker ended with ${exitCode}`)),
        );
      });
    }),
  );
  process.stdout.write('\n');
  const table = rows
    .map((row) => ({ ...row, 'right in %': Math.round((1000 * Number(row.right)) / Number(row.asked)) / 10 }))
    .sort((a, b) => a['right in %'] - b['right in %']);
  console.table(table);
  for (const text of wrong) console.log(text);
  const sum = (/** @type {string} */ name) => rows.reduce((total, row) => total + Number(row[name]), 0);
  console.log(
    `${sum('asked') + sum('kept') + sum('outside')} texts, ${sum('elsewhere') + sum('outside')} in another state, ${sum('lost')} services lost`,
  );
  if (table.some((row) => row['right in %'] < 90) || sum('elsewhere') + sum('outside') + sum('lost') > 0)
    process.exitCode = 1;
}

const args = process.argv.slice(2);
if (process.send) await tryStates(args.slice(1), Number(args[0]));
else await verify(args);
