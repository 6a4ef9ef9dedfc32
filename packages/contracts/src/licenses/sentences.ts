import type { LicenseKind } from './kinds.js';
import type { WorkRule } from './types.js';

/** The work as it reads after "to", and the people who do it. */
const phrases: Readonly<Record<LicenseKind, { work: string; trade: string }>> = {
  inground: { work: 'build an inground pool', trade: 'pool builders' },
  aboveGround: { work: 'install an above-ground pool', trade: 'above-ground pool installers' },
  renovate: { work: 'renovate or replaster a pool', trade: 'pool renovation contractors' },
  repair: { work: 'repair pool equipment', trade: 'pool repair companies' },
  cleaning: { work: 'clean a pool and treat its water', trade: 'pool cleaning companies' },
  seasonal: { work: 'open or close a pool', trade: 'companies that open and close pools' },
  portableSpa: { work: 'set up a portable hot tub', trade: 'hot tub installers' },
  wiring: { work: 'wire a pool, hot tub or sauna', trade: 'electricians' },
  gas: { work: 'connect a gas pool heater', trade: 'gas fitters' },
  sauna: { work: 'build a sauna', trade: 'sauna builders' },
};

export interface LicensedJob {
  kind: LicenseKind;
  rule: WorkRule;
  /** The state in a sentence: "the District of Columbia". */
  state: string;
  board: string;
  /** The service and the place, "pool repair" in "Austin"; left out on pages about the state. */
  at?: { work: string; place: string };
}

/**
 * Who may do a kind of work and whom to ask, in a few sentences. They name the state only once outside the name of the
 * board.
 */
export function licenseSentence(job: LicensedJob): string {
  const { rule, at } = job;
  return [mainSentence(job), exemption(rule), rule.note, advice(job, at)]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function mainSentence({ kind, rule, state }: LicensedJob): string {
  const { work, trade } = phrases[kind];
  const subject = rule.hedged ? `As far as we know, ${state}` : state.charAt(0).toUpperCase() + state.slice(1);
  const task = `to ${rule.to ?? work}`;
  switch (rule.standing) {
    case 'license':
    case 'registration':
      return `${subject} requires ${rule.needs} ${task}${condition(rule)}.`;
    case 'none':
      return `${subject} requires no license ${task}${smallJob(rule)}.`;
    case 'local_only':
      return `${subject} does not license ${trade}.`;
    case 'unknown':
      return `We have not confirmed what ${state} requires ${task}.`;
  }
}

/** When the rule holds: " on jobs of $5,000 or more". */
function condition({ from, yearly, employers }: WorkRule): string {
  const amount = from && (from.over ? `over ${dollars(from.dollars)}` : `of ${dollars(from.dollars)} or more`);
  return [
    amount && ` on jobs ${amount}`,
    yearly !== undefined && ` if the contractor earns ${dollars(yearly)} or more a year`,
    employers && ' if the contractor has employees',
  ]
    .filter(Boolean)
    .join('');
}

const exemptions = {
  no_permit: 'it needs no permit',
  no_employee: 'the contractor does not hire anyone to help with it',
} as const;

const unless = ({ exemptIf = [] }: WorkRule): string => exemptIf.map((each) => exemptions[each]).join(' and ');

const smallJob = (rule: WorkRule): string =>
  rule.from ? ` on a job under ${dollars(rule.from.dollars)}, if ${unless(rule)}` : '';

const exemption = (rule: WorkRule): string | undefined =>
  rule.exemptIf && rule.standing !== 'none' ? `A smaller job is exempt only if ${unless(rule)}.` : undefined;

function advice({ rule: { standing, hedged }, board }: LicensedJob, at: LicensedJob['at']): string {
  const work = at ? `${at.work} in ${at.place}` : 'the job';
  const office = board.startsWith('your') ? board : `the ${board}`;
  const local = at ? `the building department in ${at.place}` : 'your city or county';
  switch (standing) {
    case 'license':
    case 'registration':
      return hedged
        ? `Confirm this for ${work} with ${office}.`
        : `Ask for the ${standing} number before you sign a contract for ${work}.`;
    case 'none':
      return `Ask ${local} whether ${at?.work ?? 'the job'} needs a local license.`;
    case 'local_only':
      return `Ask ${local} which licenses and permits ${at?.work ?? 'the job'} needs.`;
    case 'unknown':
      return `Ask ${office} before you sign a contract for ${work}.`;
  }
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
