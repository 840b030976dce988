import type { Page } from '@playwright/test';

/** Sets the browser's text size in percent. */
export const setTextSize = (page: Page, percent: number): Promise<unknown> =>
  page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, percent);
