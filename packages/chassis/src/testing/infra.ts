/** The store servers of a test run. */
export interface Infra {
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  elasticsearchUrl: string;
}

const variables: Record<keyof Infra, string> = {
  databaseUrl: 'TEST_DATABASE_URL',
  natsUrl: 'TEST_NATS_URL',
  redisUrl: 'TEST_REDIS_URL',
  elasticsearchUrl: 'TEST_ELASTICSEARCH_URL',
};

const images: Record<
  keyof Infra,
  { image: string; port: number; scheme: string; command?: string[]; environment?: Record<string, string> }
> = {
  databaseUrl: {
    image: 'postgres:17-bookworm',
    port: 5432,
    scheme: 'postgres://postgres@',
    environment: { POSTGRES_HOST_AUTH_METHOD: 'trust' },
  },
  natsUrl: { image: 'nats:2.15-alpine', port: 4222, scheme: 'nats://', command: ['--jetstream'] },
  redisUrl: { image: 'redis:7-bookworm', port: 6379, scheme: 'redis://' },
  elasticsearchUrl: {
    image: 'docker.elastic.co/elasticsearch/elasticsearch:9.5.3',
    port: 9200,
    scheme: 'http://',
    environment: {
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      ES_JAVA_OPTS: '-Xms512m -Xmx512m',
    },
  },
};

/**
 * The servers that a test needs (all four by default): from TEST_*_URL, else containers that the run shares if a Docker
 * engine responds. Throws with advice if neither is available.
 */
export async function startInfra(...needs: (keyof Infra)[]): Promise<Infra> {
  const wanted = needs.length > 0 ? needs : (Object.keys(variables) as (keyof Infra)[]);
  const infra: Infra = { databaseUrl: '', natsUrl: '', redisUrl: '', elasticsearchUrl: '' };
  for (const need of wanted) infra[need] = process.env[variables[need]] ?? (await startContainer(need));
  return infra;
}

async function startContainer(need: keyof Infra): Promise<string> {
  const { image, port, scheme, command, environment } = images[need];
  try {
    const { GenericContainer } = await import('testcontainers');
    const container = new GenericContainer(image).withExposedPorts(port).withReuse();
    if (command) container.withCommand(command);
    if (environment) container.withEnvironment(environment);
    const started = await container.start();
    return `${scheme}${started.getHost()}:${started.getMappedPort(port)}${need === 'databaseUrl' ? '/postgres' : ''}`;
  } catch (cause) {
    throw new Error(`${variables[need]} is not set and no container engine responds: run the tests with npm test`, {
      cause,
    });
  }
}
