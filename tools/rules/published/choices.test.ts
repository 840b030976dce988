import { expect, it } from 'vitest';
import { everyStory, servedStorybook } from './storybook';

const { browser, server } = servedStorybook();

it('Controls never show a raw object', async () => {
  const controls = (await everyStory())
    .filter(({ tags }) => tags.includes('dev'))
    .flatMap((story) => story.controls.map((control) => `${story.id} ${control}`));
  expect(controls.filter((one) => one.endsWith(' select')).length).toBeGreaterThan(500);
  expect(controls.filter((one) => / (object|file)$/.test(one))).toEqual([]);
});

it('every prop of a component has a description', async () => {
  const undescribed = (await everyStory())
    .filter(({ title }) => title.startsWith('Components/'))
    .flatMap(({ title, undescribed: props }) => props.map((prop) => `${title} ${prop}`));
  expect([...new Set(undescribed)]).toEqual([]);
});

it('a choice of Controls is an address, and draws what its story gives', async () => {
  const page = await browser().newPage();
  const drawn = async (args: string) => {
    await page.goto(`${server().url}iframe.html?id=screens-withdraw-withdraw--default&viewMode=story${args}`);
    await page.getByRole('heading', { level: 1, name: 'Withdraw' }).waitFor();
    const form = page.getByRole('form', { name: 'Withdraw' });
    return form.isVisible();
  };
  expect(await drawn('')).toBe(true);
  expect(await drawn('&args=page:Failed')).toBe(false);
  await page.close();
});
