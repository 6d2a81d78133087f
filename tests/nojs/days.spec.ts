import { expect, test } from '../support/test.ts';
import { dayPath, daysOf, numberOf } from '../../src/plan/days.ts';
import { loadRecords } from '../../src/content-loader/records.ts';

const records = loadRecords();

test('D1 D3 without a script: from home to day 1 in one tap, and to any day through the list that /today leads to', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/protocol/day-1"]').first().click();
  await expect(page).toHaveURL(/\/protocol\/day-1$/);
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/today"]').first().click();
  // Nothing is offered that only a script could do.
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('main').locator('a[href="/protocol/days"]').filter({ visible: true }).first().click();
  const list = page.getByRole('main').locator('ol a');
  expect(await list.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    daysOf(records, 'adults').map((day) => dayPath('adults', numberOf(day))),
  );
  await page.getByRole('main').locator('summary').nth(3).click();
  await list.nth(22).click();
  await expect(page).toHaveURL(/\/protocol\/day-23$/);
});
