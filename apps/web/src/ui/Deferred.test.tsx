/** A part of the page whose code cannot be fetched leaves the rest alone. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazily } from '../platform/lazily.tsx';
import { toast } from '../testing/pages.ts';
import { show } from '../testing/show.tsx';
import { Deferred } from './Deferred.tsx';
import { Dialog } from './Dialog.tsx';
import Toaster from './Toaster.tsx';

const missing = () => lazily<object>(() => Promise.reject(new TypeError('Failed to fetch')));

test('a dialog that cannot be fetched is reported, and the screen stays', async () => {
  const Dialog = missing();
  const onFail = vi.fn();
  show(
    <>
      <p>The screen</p>
      <Deferred onFail={onFail}>
        <Dialog />
      </Deferred>
      <Toaster />
    </>,
  );
  await expect.element(toast('Not Loaded')).toBeVisible();
  await expect.element(toast('PokeSol cannot be reached right now. Please try again.')).toBeVisible();
  await expect.element(page.getByText('The screen')).toBeVisible();
  expect(onFail).toHaveBeenCalledOnce();
});

test('what stands in for a part needs no message', async () => {
  const Part = missing();
  show(
    <>
      <Deferred broken={<p>The plain part</p>}>
        <Part />
      </Deferred>
      <Toaster />
    </>,
  );
  await expect.element(page.getByText('The plain part')).toBeVisible();
  await expect.element(page.getByTestId('toast')).not.toBeInTheDocument();
});

test('Escape takes back a window that is on its way, and leaves the one behind it open', async () => {
  let arrive = () => {};
  const Coming = lazily<object>(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ default: () => null });
      }),
  );
  const [onBack, onClose] = [vi.fn(), vi.fn()];
  show(
    <Dialog title="An opened pack" onClose={onClose}>
      <Deferred onFail={onBack}>
        <Coming />
      </Deferred>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'An opened pack' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  // Else the connection would count as waiting in all tests to come.
  arrive();
});
