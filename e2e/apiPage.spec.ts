/** The page of the API in a real browser: under its own strict policy it reads the description and makes a call. */
import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the page of the API lists the calls and makes one, and nothing breaks its policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') complaints.push(`foreign: ${request.url()}`);
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^PokeSol/ })).toBeVisible();
  await page.locator('#operations-tag-health').click();
  await page.locator('.opblock-summary-control', { hasText: '/api/health' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response').first()).toContainText('"ok": true');
  expect(complaints).toEqual([]);
});
