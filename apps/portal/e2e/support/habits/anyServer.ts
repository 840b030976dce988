import { readFileSync } from 'node:fs';
import { send, type Answer, type Exchange, type Rule } from '../../journeys/shapingProxy';
import { ownHabits, type Habits } from './habits';
import { parseCursor } from './pager';
import { shapeAnswer, toHeaders } from './shape';

/** The specification's own reads; any other call is an optional part of our contract (D113). */
const specified = readFileSync(
  new URL('../../../../../tools/requirements/data/calls.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))
  .filter(([method]) => method === 'GET')
  .map(([, path = '']) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
const isSpecified = (path: string) => specified.some((pattern) => pattern.test(path));

/**
 * A back end with other habits, as a rule of the proxy. It reads each of the sandbox's answers once and rewrites it for
 * every page. All habits share one truth, so a difference on the screen comes from the way it was written.
 */
export class AnyServer {
  habits: Habits = ownHabits;
  /** The reads that have no answer yet. */
  pending = 0;
  private readonly recorded = new Map<string, Promise<Answer>>();

  readonly rule: Rule = (exchange) => {
    if (exchange.method !== 'GET' || !exchange.path.startsWith('/api/')) return undefined;
    this.pending += 1;
    return this.answer(exchange).finally(() => (this.pending -= 1));
  };

  private async answer({ path: pathname, asked, answer, forward }: Exchange): Promise<void> {
    const { searchParams } = new URL(asked.url ?? '', 'http://any');
    const cursor = searchParams.get('cursor');
    if (cursor !== null) {
      searchParams.delete('cursor');
      searchParams.set('page', String(parseCursor(cursor)));
    }
    const path = pathname.replace('/api', '');
    const { habits } = this;
    const reply = (status: number, body: string) =>
      send(answer, { status, headers: toHeaders(habits), body: Buffer.from(body) });
    if (habits.parts === 'specified' && !isSpecified(path))
      return reply(404, '{"message":"The route could not be found."}');
    asked.url = `${pathname}?${searchParams}`;
    delete asked.headers['if-none-match'];
    const key = asked.url;
    const read = this.recorded.get(key) ?? forward();
    this.recorded.set(key, read);
    const whole = await read;
    if (!String(whole.headers['content-type']).includes('json')) return send(answer, whole);
    const body = shapeAnswer(whole.body.toString(), habits, path);
    const isFurther = Number(searchParams.get('page') ?? 1) > 1;
    if (!isFurther || habits.further === 'asSent') return reply(whole.status, body);
    if (habits.further === 'cut') return reply(whole.status, body.slice(0, -20));
    if (habits.further === 'failing') return reply(500, '<h1>Server Error</h1>');
    return reply(429, '{"message":"Too Many Attempts."}');
  }
}
