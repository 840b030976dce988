import type { Page } from '@playwright/test';

export interface PageWatch {
  errors: string[];
  violations: string[];
  /** Requests with the bearer token to another origin, or with a token in their URL (SECURITY T3). */
  leaks: string[];
  /** The page's console and calls, to diagnose a failure. */
  log: string[];
}

/** Watches a page from its start. */
export async function watchPage(page: Page, baseURL: string): Promise<PageWatch> {
  const watch: PageWatch = { errors: [], violations: [], leaks: [], log: [] };
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const token = request.headers().authorization;
    if (token && url.origin !== new URL(baseURL).origin) watch.leaks.push(request.url());
    if (token && url.href.includes(token.replace('Bearer ', ''))) watch.leaks.push(request.url());
  });
  page.on('console', (message) => watch.log.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      watch.log.push(`${answer.request().method()} ${answer.url()}: ${answer.status()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return watch;
}
