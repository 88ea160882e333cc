/** As in Safari, where a click leaves the focus where it was: keys and windows go on from what was pressed all the same. */
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog } from '../testing/pages.ts';
import { show } from '../testing/show.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

beforeEach(() => {
  const keepFocus = (event: Event) => event.preventDefault();
  window.addEventListener('mousedown', keepFocus);
  onTestFinished(() => window.removeEventListener('mousedown', keepFocus));
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Window" onClose={() => setOpen(false)}>
          Words
        </Dialog>
      )}
    </main>
  );
}

test('a window gives the focus back to the button that opened it', async () => {
  show(<Opener />);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a pressed button has the focus, without a ring', async () => {
  show(<Button>Press</Button>);
  const button = page.getByRole('button', { name: 'Press' });
  await button.click();
  await expect.element(button).toHaveFocus();
  expect(button.element().matches(':focus-visible')).toBe(false);
});

test('code that clicks decides itself where the focus goes', async () => {
  show(<Button>Press</Button>);
  const button = page.getByRole('button', { name: 'Press' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  await expect.element(button).not.toHaveFocus();
});

test('Enter in a field, which clicks the form’s button, leaves the focus in the field', async () => {
  let sent = 0;
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <input aria-label="Page" />
      <Button type="submit">Go</Button>
    </form>,
  );
  const field = page.getByLabelText('Page');
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
  await expect.element(field).toHaveFocus();
});
