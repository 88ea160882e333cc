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
