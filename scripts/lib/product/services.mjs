/**
 * A process of the product, apart from the stores.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} [folder] of its workspace; services/<name> by default
 * @property {string} [main] its program, from that folder; dist/main.js by default
 * @property {boolean} [database] has a database of its own
 * @property {boolean} [broker] publishes or follows events, as a user of its own
 * @property {string[]} [stores] variables of other stores that it uses
 * @property {boolean} [links] signs links in mails
 * @property {boolean} [files] stores files
 * @property {boolean} [accounts] knows who is signed in
 * @property {boolean} [visitors] knows visitors, whom its command `erase-person` erases
 * @property {string[]} [asks] services that it calls for itself, with its own token
 * @property {boolean} [routed] the gateway passes requests on to it
 * @property {boolean} [open] the public reaches its port, so its metrics have another one
 */

/**
 * Every process of the product. The local start, its ports, databases, secrets and environment are made from this list, and
 * services.test.mjs holds the services' own definitions, the gateway and what operators run to it.
 * @type {Service[]}
 */
export const services = [
  {
    name: 'directory',
    database: true,
    broker: true,
    links: true,
    files: true,
    accounts: true,
    visitors: true,
    asks: ['accounts'],
    routed: true,
  },
  { name: 'search', broker: true, stores: ['ELASTICSEARCH_URL'], asks: ['directory'], routed: true },
  {
    name: 'accounts',
    database: true,
    broker: true,
    links: true,
    accounts: true,
    asks: ['directory'],
    routed: true,
  },
  {
    name: 'reviews',
    database: true,
    broker: true,
    links: true,
    accounts: true,
    visitors: true,
    asks: ['accounts'],
    routed: true,
  },
  {
    name: 'notifications',
    database: true,
    broker: true,
    links: true,
    visitors: true,
    stores: ['REDIS_URL'],
    asks: ['directory', 'accounts', 'reviews'],
    routed: true,
  },
  {
    name: 'gateway',
    broker: true,
    stores: ['REDIS_URL'],
    accounts: true,
    asks: ['directory', 'accounts'],
    open: true,
  },
  { name: 'web', folder: 'frontend', main: 'dist/server/main.js', asks: ['gateway'], routed: true, open: true },
];

/** @param {Service} service */
export const folderOf = ({ name, folder = `services/${name}` }) => folder;

/** @param {Service} service from the root of the checkout */
export const programOf = (service) => `${folderOf(service)}/${service.main ?? 'dist/main.js'}`;

/** @param {(service: Service) => unknown} has what those named have */
export const namesOf = (has) => services.filter(has).map(({ name }) => name);

/** The users of the broker: the services that publish or follow events, and what creates the streams for them. */
export const brokerUsers = [...namesOf(({ broker }) => broker), 'provisioning'];

/** Processes that call others, and have a token for that. */
export const callers = namesOf(({ asks }) => asks);

/** @param {string} service whose callers are wanted */
export const callersOf = (service) => namesOf(({ asks = [] }) => asks.includes(service));

/** The variable with the URL of a service. @param {string} service */
export const urlVariable = (service) => `${service.toUpperCase()}_URL`;
