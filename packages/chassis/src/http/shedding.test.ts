import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turnEnd } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { shedRequests } from './shedding.js';

/** A millisecond of work for each. */
const crowd = 100;

let time: number;
let handled: string[];
let refused: number;
let refusalMs: number;
let arrive: (method: string, network: string) => ServerResponse;

beforeEach(() => {
  [time, handled, refused, refusalMs] = [0, [], 0, 0];
  const refuse = () => {
    refused += 1;
    time += refusalMs;
  };
  const handle = shedRequests(
    ({ headers }) => {
      time += 1;
      handled.push(String(headers.from));
    },
    {
      refusable: ({ method }) => method === 'GET',
      networkOf: ({ headers }) => String(headers.from),
      refused: refuse,
      now: () => time,
    },
  );
  arrive = (method, from) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method });
    request.headers.from = from;
    const response = new ServerResponse(request);
    handle(request, response);
    return response;
  };
});

/** So many requests that are there when a turn begins, each of another network. */
async function turnOf(count: number, method = 'GET'): Promise<ServerResponse[]> {
  const responses = Array.from({ length: count }, (_, number) => arrive(method, `network ${number}`));
  await turnEnd();
  return responses;
}

/** Turns that are too long, for longer than is tolerated. */
async function crowdedTurns(): Promise<void> {
  while (time < 350) await turnOf(50);
  expect(refused).toBe(0);
  handled = [];
}

it('handles all requests of a turn that is long because the process was held up', async () => {
  await turnOf(200);
  await turnOf(10);
  await turnOf(200);
  expect([handled.length, refused]).toEqual([410, 0]);
});

it('while turns stay too long, refuses what a turn has no time for', async () => {
  await crowdedTurns();
  const responses = await turnOf(crowd);
  expect(handled).toHaveLength(30);
  expect(refused).toBe(crowd - 30);
  const [last] = responses.slice(-1);
  expect([last?.statusCode, last?.writableEnded]).toEqual([503, true]);
});

it('handles what must not be refused, also then', async () => {
  await crowdedTurns();
  await turnOf(crowd, 'POST');
  expect(handled).toHaveLength(crowd);
});

it('handles everything again after a turn that was short', async () => {
  await crowdedTurns();
  await turnOf(10);
  await turnOf(crowd);
  expect(refused).toBe(0);
});

it('handles some of the requests that the system hands over next, also in a turn that does not end', async () => {
  await crowdedTurns();
  await turnOf(3 * 1024);
  expect(handled).toHaveLength(3 * 30);
});

it('never finds a turn with few requests too long', async () => {
  await crowdedTurns();
  for (let turn = 0; turn < 5; turn++) {
    time += 10_000;
    await turnOf(30);
  }
  expect([handled.length, refused]).toEqual([150, 0]);
});

it('handles requests for as long as the refusals of the turn before took', async () => {
  await crowdedTurns();
  await turnOf(crowd);
  refusalMs = 1;
  await turnOf(crowd);
  handled = [];
  await turnOf(crowd);
  expect(handled).toHaveLength(70);
});

it('handles what others ask for behind the many requests of one network', async () => {
  await crowdedTurns();
  refusalMs = 1;
  const others = Array.from({ length: 20 }, (_, number) => `network ${number}`);
  for (let turns = 0; turns < 2; turns++) {
    handled = [];
    for (let number = 0; number < crowd; number++) arrive('GET', 'one');
    for (const network of others) arrive('GET', network);
    await turnEnd();
  }
  expect(handled).toEqual([...Array(3).fill('one'), ...others]);
});

it('handles what others ask for behind one network in a turn in which the process was held up', async () => {
  await crowdedTurns();
  for (let number = 0; number < crowd; number++) arrive('GET', 'one');
  time += 1000;
  for (let number = 0; number < 20; number++) arrive('GET', `network ${number}`);
  await turnEnd();
  expect(handled).toHaveLength(3 + 20);
});

it('counts no form of a network', async () => {
  await crowdedTurns();
  for (let number = 0; number < 10; number++) arrive('POST', 'one');
  arrive('GET', 'one');
  await turnEnd();
  expect(handled).toHaveLength(11);
});
