import type { Locator, Page } from '@playwright/test';
import { noisyPng } from '../noisyPng';
import { press } from '../page';
import { expect } from '../test';
import type { Actor, BackEnd } from './backEnd';
import type { Say } from './say';

/** What a flow needs of its world. */
export interface Stage {
  page: Page;
  say: Say;
  /** Types into a field as the member's keyboard writes. */
  type: (field: Locator, text: string) => Promise<void>;
  backEnd: BackEnd;
  /** Runs what the world changes in the middle of a flow. */
  midway: () => Promise<void>;
}

export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, select, textarea'));

/** The dialog on top of all others. */
export const topDialog = (page: Page) => page.getByRole('dialog').last();

/** Presses a button of the dialog on top. */
export const pressOnTop = ({ page, say }: Stage, key: Parameters<Say>[0]) => press(topDialog(page), say(key));

/** Types the member's pin into the boxes of a container. */
export const typePin = ({ type }: Stage, container: Page | Locator, { pin }: Actor) =>
  type(container.locator('[data-code] input').first(), pin);

/** Adds an image to a form and waits for its preview. */
export async function addImage(form: Locator): Promise<void> {
  const image = { name: 'one.png', mimeType: 'image/png', buffer: noisyPng(64) };
  await form.locator('input[type=file]:not([capture])').first().setInputFiles(image);
  await expect(form.locator('img').first()).toBeVisible();
}
