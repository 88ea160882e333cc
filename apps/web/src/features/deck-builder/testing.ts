/** For component tests of the deck builder: where everything stands on it. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { main, message, toast } from '../../testing/pages.ts';
import { type ShowOptions, showPage } from '../../testing/show.tsx';

export const tile = (name: string) => main.getByRole('button', { name: `Add ${name}`, exact: true });
export const tiles = page.getByCss('[data-tile]');
export const row = (name: string) => page.getByCss('[data-line]').filter({ hasText: name });
export const quantity = (name: string) => row(name).getByCss('[data-part="quantity"]');
export const minus = (name: string) => row(name).getByRole('button', { name: `Remove one ${name}` });
export const button = (name: string) => main.getByRole('button', { name, exact: true });
export const select = (name: string) => main.getByRole('combobox', { name });
export const deckName = page.getByLabelText('Deck Name');
export const description = page.getByLabelText('Description');
export const saved = page.getByLabelText('Load Existing Deck');
export const total = page.getByCss('.builder-counts dl > div').filter({ hasText: 'Total' });
export const unsaved = main.getByText('Unsaved changes', { exact: true });
export const windowOf = (title: string | RegExp) => page.getByRole('dialog', { name: title });
export const leaving = windowOf('Leave without saving?');

/** The builder with its cards; the deck that the address names is there too. */
export async function showBuilder(path = '/deck-builder', options: ShowOptions = {}): Promise<void> {
  await showPage(path, { ...options, wallet: true });
  await expect.element(tiles.first()).toBeVisible();
}

/** Takes the message away, so that the next one need not wait until it has been read. */
export async function read(text: string): Promise<void> {
  await expect.element(toast(text)).toBeVisible();
  await message.getByRole('button', { name: 'Dismiss' }).click();
}

export async function save(): Promise<void> {
  await button('Save Deck').click();
  await read('Deck saved successfully!');
  await expect.element(unsaved).not.toBeInTheDocument();
}
