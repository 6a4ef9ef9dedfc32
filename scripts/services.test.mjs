import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@poolpros/chassis/config';
import { adminPaths } from '@poolpros/contracts/admin-paths';
import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { expect, test } from 'vitest';
import { endpointTable } from '../packages/contracts/src/endpoint-table.ts';
import { streams } from '../packages/contracts/src/events/streams.ts';
import { upstreams } from '../services/gateway/src/upstreams.ts';
import { root } from './lib/paths.mjs';
import { brokerUsers, callers, callersOf, folderOf, namesOf, services } from './lib/product/services.mjs';
import { variables, wired } from './lib/testing/wired-services.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const duplicates = (values) => values.filter((value, index) => values.indexOf(value) !== index);

test('every folder of a service is listed, compiled with the others and defines the service of its name', () => {
  const folders = readdirSync(join(root, 'services')).filter((name) => existsSync(join(root, 'services', name, 'src')));
  expect(wired.map(({ name }) => name).sort()).toEqual(folders.sort());
  for (const { name, definition } of wired) {
    expect(definition.name).toBe(name);
    expect(read('tsconfig.json')).toContain(`"services/${name}"`);
  }
});

test.each(wired)('$name has the connections that the list says', ({ listed, definition, context }) => {
  expect('bus' in context).toBe(listed.broker ?? false);
  expect('database' in context).toBe(listed.database ?? false);
  expect(definition.database !== null).toBe(listed.database ?? false);
  expect('erase-person' in definition.commands).toBe(listed.visitors ?? false);
});

test('no two services publish one stream, and each that is followed is published and provisioned', () => {
  const published = wired.flatMap(({ definition }) => definition.publishes.map((stream) => stream.name));
  expect(duplicates(published)).toEqual([]);
  expect(streams.map((stream) => stream.name).sort()).toEqual(published.sort());
  for (const { definition } of wired)
    for (const stream of definition.publishes) expect(stream.service).toBe(definition.name);
  for (const { definition } of wired)
    for (const stream of definition.subscribes) expect(published).toContain(stream.name);
});

test.each(wired)('$name handles events of each stream that it follows, as the broker lets it', ({ name, assembly }) => {
  for (const { stream, types } of assembly.consumers) {
    expect(types.length).toBeGreaterThan(0);
    expect(read('deploy/nats/users.conf')).toContain(`"$JS.API.CONSUMER.CREATE.${stream}.${name}.`);
  }
});

/** Every POST of the API that takes no idempotency key, and why a repetition of it creates nothing. */
const withoutKey = {
  followRequest: 'reads',
  confirmRequest: 'a step that is taken once',
  requestDetails: 'states what is known of the job',
  withdrawRequest: 'a step that is taken once',
  requestOutcome: 'states the outcome',
  askOthers: 'a business that has the request does not get it again',
  eraseRequest: 'a repetition finds none to erase',
  renewRequestLink: 'states how long the link works; its mail may come twice',
  removeRequestPhoto: 'a second time changes nothing',
  openThread: 'reads, and marks as seen once',
  threadSteps: 'names the version that it changes',
  listingVisits: 'a visit counts once a day',
  clientReports: 'only counts',
  confirmSubmission: 'a step that is taken once',
  submissionMatches: 'reads',
  openSubmissionDraft: 'reads',
  saveSubmissionDraft: 'a repetition stores the same',
  discardSubmissionDraft: 'a repetition finds none to erase',
  submissionStatus: 'reads',
  previewSubmission: 'reads',
  openSubmissionPhotos: 'reads',
  arrangeSubmissionPhotos: 'states the order and what is seen',
  orderPhotos: 'states the whole order',
  ownPhoto: 'states what is seen on the photo',
  removePhoto: 'a second time changes nothing',
  restorePhoto: 'a second time changes nothing',
  orderProjects: 'states the whole order',
  ownProject: 'names the version that it changes',
  removeProject: 'a repetition finds none to remove',
  listingWeeks: 'a repetition stores the same',
  withdrawChange: 'a step that is taken once',
  teamMember: 'states the role',
  removeMember: 'a repetition finds none to remove',
  revokeInvitation: 'a step that is taken once',
  apiKeys: 'its response holds a key, which is not stored; a name is one key’s, so a repetition makes no second one',
  revokeApiKey: 'a repetition finds none to revoke',
  webhooks:
    'its response holds a secret, which is not stored; a URL is one webhook’s, so a repetition makes no second one',
  webhook: 'states what it is told of and whether it is on',
  removeWebhook: 'a repetition finds none to remove',
  replaceWebhookSecret:
    'its response holds a secret, which is not stored; the one from before the first goes on signing',
  testWebhook: 'one test waits at a time',
  repeatWebhookDelivery: 'a delivery that waits is not queued again',
  previewInvitation: 'reads',
  acceptInvitation: 'its link works once',
  contactRequestSteps: 'names the version that it changes',
  removeSavedReply: 'a repetition finds none to remove',
  markContactRequestSeen: 'a step that is taken once',
  withdrawClaim: 'a step that is taken once',
  checkClaimPhoneCode: 'creates nothing, and each call is a try',
  removeClaimDocument: 'a repetition finds none to remove',
  sendClaimDocuments: 'a step that is taken once',
  appealClaim: 'a step that is taken once',
  previewClaimProof: 'reads',
  proveClaim: 'a step that is taken once',
  answerClaim: 'a step that is taken once',
  answerClaimByLink: 'a step that is taken once',
  objectToClaim: 'its link works once',
  approveClaim: 'names the version that it decides',
  rejectClaim: 'names the version that it decides',
  upholdClaim: 'names the version that it decides',
  revokeClaim: 'names the version that it decides',
  generateClaimCode: 'its response holds a code that is not stored; another one takes its place',
  applyChange: 'names the version that it decides',
  declineChange: 'names the version that it decides',
  askRevision: 'names the version that it decides',
  approveSubmission: 'names the version that it decides',
  rejectSubmission: 'names the version that it decides',
  suspendListing: 'a step that is taken once',
  publishListing: 'a step that is taken once',
  closeReportedListing: 'a step that is taken once',
  mergeListing: 'a step that is taken once',
  removeListing: 'the second request of one person stores the same',
  adminContactRequestSteps: 'names the version that it changes',
  handleReport: 'a step that is taken once',
  removeReview: 'a step that is taken once',
  previewReview: 'reads',
  verifyReview: 'a step that is taken once',
  stopMails: 'a repetition changes nothing',
  previewMailStop: 'reads',
  resumeMails: 'a repetition changes nothing',
  withdrawReview: 'a step that is taken once',
  login: 'its response holds a token and a cookie, which are not stored',
  refresh: 'its response holds a token and a cookie, which are not stored',
  logout: 'a step that is taken once',
  endSession: 'a step that is taken once',
  endOtherSessions: 'a repetition finds none to end',
  passkeyLogin: 'its response holds a token and a cookie, which are not stored',
  passkeyLoginOptions: 'what it asks to be signed works once and is forgotten',
  passkeys: 'what was asked for is made once',
  passkeyOptions: 'what it asks to be made works once and is forgotten',
  removePasskey: 'a repetition finds none to remove',
  stepUp: 'creates nothing',
  stepUpOptions: 'what it asks to be signed works once and is forgotten',
  confirmEmail: 'its link works once',
  changePassword: 'a repetition is refused, as the current password is another one',
  judgeOwnPassword: 'reads',
  secondFactor: 'its response holds a secret, which is not stored; a repetition replaces it',
  confirmSecondFactor: 'a step that is taken once, and its response holds secrets',
  replaceRecoveryCodes: 'its response holds secrets; a repetition replaces them',
  removeSecondFactor: 'a repetition finds none to remove',
  previewPasswordReset: 'reads',
  judgePassword: 'reads',
  setPassword: 'its link works once',
  unlockLogin: 'its link works once',
  deleteAccount: 'a step that is taken once, as it ends the session',
  keepAccount: 'its link works once',
};

test('the public operations of the services are the endpoints of the table', async () => {
  const documents = await Promise.all(wired.map(({ assembly }) => assembly.app.inject('/openapi.json')));
  const operations = documents.flatMap((document, index) =>
    Object.entries(document.json().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${wired[index].name} ${method.toUpperCase()} ${path}`),
    ),
  );
  const { openMailStop: _hidden, ...shown } = endpointTable;
  expect(operations.sort()).toEqual(
    Object.values(shown)
      // The gateway adds its own to the document that it joins from those of the services.
      .filter(({ service }) => service !== 'gateway')
      .map(({ service, method, path }) => `${service} ${method} ${servicePath(path).replace(/:(\w+)/g, '{$1}')}`)
      .sort(),
  );
});

test('every POST that creates something takes an idempotency key', async () => {
  const documents = await Promise.all(wired.map(({ assembly }) => assembly.app.inject('/openapi.json')));
  const paths = Object.assign({}, ...documents.map((document) => document.json().paths));
  const posts = Object.entries({ ...apiPaths, ...adminPaths }).flatMap(([name, path]) => {
    const operation = paths[servicePath(path).replace(/:(\w+)/g, '{$1}')]?.post;
    return operation ? [{ name, operation }] : [];
  });
  const takesKey = ({ parameters = [] }) => parameters.some(({ name }) => name === idempotencyKeyHeader);
  const [keyed, others] = [true, false].map((keyed) => posts.filter(({ operation }) => takesKey(operation) === keyed));
  expect(keyed.map(({ name }) => name)).toEqual([
    'contactRequests',
    'requestMessages',
    'requestPhotos',
    'followedPhotos',
    'threadMessages',
    'mailShortlist',
    'reportListing',
    'submissions',
    'resubmitSubmission',
    'submissionDrafts',
    'submissionLinks',
    'resubmitOwnSubmission',
    'submissionPhotos',
    'ownPhotos',
    'ownProjects',
    'pauseListing',
    'reopenListing',
    'closeListing',
    'listingChanges',
    'invitations',
    'contactRequestMessages',
    'savedReplies',
    'ownClaims',
    'sendClaimPhoneCode',
    'claimDocuments',
    'reviews',
    'changeEmail',
    'register',
    'requestPasswordReset',
  ]);
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(withoutKey).sort());
  for (const { operation } of keyed) expect(operation.responses).toHaveProperty('409');
});

test.each(wired)('no two jobs of $name have one name, which is their lock in its database', ({ assembly }) => {
  expect(duplicates(assembly.jobs.map(({ name }) => name))).toEqual([]);
});

test('the parts of every service start and stop in one order', () => {
  const order = ['database', 'bus', 'own', 'relay', 'metrics', 'http', 'consumers', 'jobs'];
  for (const { assembly } of wired) {
    const ranks = assembly.parts.map(({ name }) => order.indexOf(order.includes(name) ? name : 'own'));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});

const commands = wired.flatMap(({ name, definition }) =>
  Object.keys(definition.commands).map((command) => [name, command]),
);

const tableOfCommands =
  read('docs/operations.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Commands\n')) ?? '';

test.each(commands)('docs/operations.md names %s %s in its table of commands', (name, command) => {
  const row = tableOfCommands.match(new RegExp(`^\\| \`${command}[ \`].*$`, 'm'));
  expect(row?.[0]).toContain(name);
});

test('the table of commands names nothing else', () => {
  const rows = [...tableOfCommands.matchAll(/^\| `([a-z-]+)[^|]*\| ([a-z, ]+) \|/gm)];
  const named = rows.flatMap(([, command, names]) => names.split(', ').map((name) => `${name} ${command}`));
  expect(named.sort()).toEqual(commands.map((pair) => pair.join(' ')).sort());
});

test('the gateway passes requests on to those that the list says', () => {
  expect([...upstreams].sort()).toEqual(namesOf(({ routed }) => routed).sort());
});

/** The sections of docker-compose.yml by name. */
const composed = new Map(
  read('docker-compose.yml')
    .split(/^volumes:$/m, 1)[0]
    .split(/^ {2}(?=[a-z]+:$)/m)
    .map((section) => [section.split(':', 1)[0], section]),
);
/** Set by an anchor, or an operator's own. */
const ofOperator = ['OPERATOR_NAME', 'OPERATOR_EMAIL', 'MAIL_POSTAL_ADDRESS', 'PRIVACY_EMAIL', 'COPYRIGHT_AGENT'];
const ofAll = ['HOST', 'PORT', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'SOCIAL_LINKS', 'AUTO_PUBLISH_MAX_RISK'];
const besides = [...ofAll, ...ofOperator];
const without = (names) => names.filter((name) => !besides.includes(name)).sort();

test.each(services)('docker-compose.yml runs $name with the variables of a local run', (listed) => {
  const section = composed.get(listed.name) ?? '';
  expect(section).toContain(`args: { SERVICE: ${folderOf(listed)} }`);
  const set = [...section.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  expect(without(set)).toEqual(without(Object.keys(variables[listed.name])));
  const known = [...(section.match(/CALLER_DIGESTS: (.*)/)?.[1] ?? '').matchAll(/(\w+):\$\{/g)].map(([, name]) => name);
  expect(known.sort()).toEqual(callersOf(listed.name).sort());
});

test('docker-compose.yml provisions the streams before any service of the broker starts', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Compose
  expect(composed.get('provisioning')).toContain('nats://provisioning:${NATS_PROVISIONING_PASSWORD}@nats:4222');
  for (const name of namesOf(({ broker }) => broker))
    expect(composed.get(name)).toContain('provisioning: { condition: service_completed_successfully }');
});

test('administrators need a second factor where the product is deployed, and may do without in a local run', () => {
  const { definition } = wired.find(({ name }) => name === 'accounts');
  const { ADMIN_SECOND_FACTOR: local, ...others } = variables.accounts;
  expect(composed.get('accounts')).toMatch(/^ {6}ADMIN_SECOND_FACTOR: required$/m);
  expect(local).toBe('optional');
  expect(loadConfig(definition.config, others).ADMIN_SECOND_FACTOR).toBe('required');
});

test('the stores of docker-compose.yml know the databases and users of the list', () => {
  const passwords = (section, pattern) =>
    [...composed.get(section).matchAll(pattern)].map(([, name]) => name.toLowerCase()).sort();
  const owners = namesOf(({ database }) => database).sort();
  expect(passwords('postgres', /^ {6}(\w+)_DB_PASSWORD:/gm)).toEqual(owners);
  const script = read('deploy/postgres/create-databases.sh');
  const created = [...script.matchAll(/^create (\w+) "\$(\w+)_DB_PASSWORD"$/gm)];
  expect(created.map(([, name]) => name).sort()).toEqual(owners);
  for (const [, name, variable] of created) expect(variable).toBe(name.toUpperCase());
  const users = brokerUsers.toSorted();
  expect(passwords('nats', /^ {6}NATS_(\w+)_PASSWORD:/gm)).toEqual(users);
  const files = read('deploy/nats/users.conf') + read('deploy/nats/nats-server.conf');
  const listedUsers = [...files.matchAll(/user: (\w+),? password: \$NATS_(\w+)_PASSWORD/g)];
  expect(listedUsers.map(([, name]) => name).sort()).toEqual(users);
  for (const [, name, variable] of listedUsers) expect(variable).toBe(name.toUpperCase());
});

test('.env.example has the secrets of the list, and no others', () => {
  const listed = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const wanted = [
    ...callers.flatMap((name) => [`${name}_TOKEN`, `${name}_TOKEN_DIGEST`]),
    ...namesOf(({ links }) => links).map((name) => `${name}_LINK_SECRET`),
    ...brokerUsers.map((name) => `NATS_${name}_PASSWORD`),
    ...namesOf(({ database }) => database).map((name) => `${name}_DB_PASSWORD`),
  ].map((name) => name.toUpperCase());
  const secrets = listed.filter((name) => /_(TOKEN|TOKEN_DIGEST|LINK_SECRET|PASSWORD)$/.test(name));
  expect(secrets.filter((name) => name !== 'POSTGRES_PASSWORD').sort()).toEqual(wanted.sort());
});
