import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { ownHabits, type Habits } from './habits';
import { parseCursor } from './pager';
import { shapeAnswer, toHeaders } from './shape';

interface Recorded {
  status: number;
  text: string;
  type: string;
}

/** The specification's own reads; any other call is an optional part of our contract (D113). */
const specified = readFileSync(
  new URL('../../../../../tools/requirements/data/calls.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))
  .filter(([method, , , , spec]) => method === 'GET' && spec !== '' && spec !== undefined)
  .map(([, path = '']) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
const isSpecified = (path: string) => specified.some((pattern) => pattern.test(path));

/** A page that was left has ended its requests. */
const send = (route: Route, status: number, body: string, habits: Habits) =>
  route.fulfill({ status, body, headers: toHeaders(habits) }).catch(() => undefined);

/**
 * A back end with other habits. It reads each of the sandbox's answers once and rewrites it for every page. All habits
 * share one truth, so a difference on the screen comes from the way it was written.
 */
export class AnyServer {
  habits: Habits = ownHabits;
  /** The reads that have no answer yet. */
  pending = 0;
  private readonly recorded = new Map<string, Promise<Recorded>>();

  async attach(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      this.pending += 1;
      await this.answer(route).finally(() => (this.pending -= 1));
    });
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() !== 'GET') return route.fallback();
    const url = new URL(request.url());
    const cursor = url.searchParams.get('cursor');
    if (cursor !== null) {
      url.searchParams.delete('cursor');
      url.searchParams.set('page', String(parseCursor(cursor)));
    }
    const path = url.pathname.replace(/^.*\/api/, '');
    const { habits } = this;
    if (habits.parts === 'specified' && !isSpecified(path))
      return send(route, 404, '{"message":"The route could not be found."}', habits);
    const { status, text, type } = await this.read(route, url);
    if (!type.includes('json')) return route.fallback();
    const body = shapeAnswer(text, habits, path);
    const isFurther = Number(url.searchParams.get('page') ?? 1) > 1;
    if (!isFurther || habits.further === 'asSent') return send(route, status, body, habits);
    if (habits.further === 'cut') return send(route, status, body.slice(0, -20), habits);
    if (habits.further === 'failing') return send(route, 500, '<h1>Server Error</h1>', habits);
    return send(route, 429, '{"message":"Too Many Attempts."}', habits);
  }

  private read(route: Route, url: URL): Promise<Recorded> {
    const key = `${url.pathname}${url.search}`;
    const known = this.recorded.get(key);
    if (known) return known;
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const read = route.fetch({ url: url.href, headers }).then(async (answer) => ({
      status: answer.status(),
      text: await answer.text(),
      type: answer.headers()['content-type'] ?? '',
    }));
    this.recorded.set(key, read);
    return read;
  }
}
