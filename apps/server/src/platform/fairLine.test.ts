/** Which waiting job is served next. */
import { expect, test } from 'vitest';
import { fairLine } from './fairLine.ts';

const serveAll = (line: ReturnType<typeof fairLine<string>>): string[] => {
  const jobs: string[] = [];
  for (let job = line.take(); job !== undefined; job = line.take()) jobs.push(job);
  return jobs;
};

test('networks take turns, and within a network its wallets, each in its own order', () => {
  const line = fairLine<string>();
  const put = (network: string, wallet: string, job: string) => line.put({ network, wallet }, job);
  for (const wallet of ['ash', 'gary']) for (const at of [1, 2]) put('one', wallet, `${wallet} ${at}`);
  put('two', 'misty', 'misty 1');
  expect(line.length()).toBe(5);
  expect(line.all()).toHaveLength(5);
  expect(serveAll(line)).toEqual(['ash 1', 'misty 1', 'gary 1', 'ash 2', 'gary 2']);
  expect(line.length()).toBe(0);
  expect(line.take()).toBeUndefined();
});

test('a caller that was just served comes after a new one, even when the queue was empty in between', () => {
  const line = fairLine<string>();
  line.put({ network: 'one', wallet: 'ash' }, 'ash 1');
  expect(line.take()).toBe('ash 1');
  line.put({ network: 'one', wallet: 'ash' }, 'ash 2');
  line.put({ network: 'two', wallet: 'misty' }, 'misty 1');
  expect(serveAll(line)).toEqual(['misty 1', 'ash 2']);
});

test('a job from another network waits for at most one job of a network, however many wallets that has', () => {
  const line = fairLine<string>();
  const asker = (at: number) => ({ network: 'one', wallet: `${at % 6}` });
  for (let at = 0; at < 600; at += 1) line.put(asker(at), 'theirs');
  line.take();
  for (const at of [1, 2, 3]) {
    line.put({ network: 'two', wallet: 'stranger' }, `mine ${at}`);
    expect(line.take()).toBe(`mine ${at}`);
    expect(line.take()).toBe('theirs');
  }
});

test('new wallets and new networks come behind those that wait already', () => {
  for (const isNetwork of [false, true]) {
    const line = fairLine<string>();
    const put = (name: string) => line.put({ network: isNetwork ? name : 'one', wallet: name }, name);
    for (const name of ['ash', 'gary']) put(name);
    expect(line.take()).toBe('ash');
    // Served once, and waiting again: each new one that comes after this comes after it.
    put('ash');
    const served: unknown[] = [];
    for (const name of ['new 1', 'new 2', 'new 3']) {
      served.push(line.take());
      put(name);
    }
    expect([...served, ...serveAll(line)]).toEqual(['gary', 'ash', 'new 1', 'new 2', 'new 3']);
  }
});

test('who comes back after a pause overtakes none that waits', () => {
  const line = fairLine<string>();
  const put = (name: string) => line.put({ network: name, wallet: name }, name);
  for (const name of ['old', 'a', 'b', 'c']) put(name);
  expect([line.take(), line.take()]).toEqual(['old', 'a']);
  put('old');
  expect(serveAll(line)).toEqual(['b', 'c', 'old']);
});

test('a job is dropped from the wallet with the most jobs in the network with the most, the newest first', () => {
  const line = fairLine<string>();
  const put = (network: string, wallet: string, job: string) => line.put({ network, wallet }, job);
  for (const at of [1, 2]) put('one', 'ash', `ash ${at}`);
  put('one', 'gary', 'gary 1');
  for (const at of [1, 2]) put('two', 'misty', `misty ${at}`);
  expect([line.dropFromLongest(), line.length()]).toEqual(['ash 2', 4]);
  // As many in both: the last comer's network.
  expect(line.dropFromLongest()).toBe('misty 2');
  expect(serveAll(line)).toEqual(['ash 1', 'misty 1', 'gary 1']);
  expect([line.dropFromLongest(), line.length()]).toEqual([undefined, 0]);
});
