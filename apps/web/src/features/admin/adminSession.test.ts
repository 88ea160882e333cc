/** The gate's memory: open, ended by the server, locked by hand. */
import { expect, test, vi } from 'vitest';
import { createAdminSession } from './adminSession.ts';

test('a refused token ends the session and asks for the password; a new one opens it again', () => {
  const session = createAdminSession();
  const onChange = vi.fn();
  session.subscribe(onChange);
  expect(session.get()).toEqual({ status: 'locked' });
  session.open('one');
  expect(session.token()).toBe('one');
  session.refused('one');
  expect(session.get()).toEqual({ status: 'ended', isAsking: true });
  expect(session.token()).toBeUndefined();
  session.open('two');
  expect(session.token()).toBe('two');
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a late word about an older token changes nothing, nor does one after locking', () => {
  const session = createAdminSession();
  session.open('two');
  session.refused('one');
  expect(session.token()).toBe('two');
  session.lock();
  session.refused('two');
  expect(session.get()).toEqual({ status: 'locked' });
});

test('a gate that was put away comes back with the next refused call, or by hand', () => {
  const session = createAdminSession();
  session.open('one');
  session.refused('one');
  session.ask(false);
  expect(session.get()).toEqual({ status: 'ended', isAsking: false });
  session.refused(undefined);
  expect(session.get()).toEqual({ status: 'ended', isAsking: true });
  session.ask(false);
  session.ask(true);
  expect(session.get()).toEqual({ status: 'ended', isAsking: true });
  session.lock();
  session.ask(true);
  expect(session.get()).toEqual({ status: 'locked' });
});
