import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

const body =
  (status: number, contentType: string, text: string, headers = {}): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body: text, headers });
const json = (status: number, value: unknown, headers = {}): Answer =>
  body(status, 'application/json', JSON.stringify(value), headers);

/** The responses of a server, or of a proxy in front of it (SECURITY "Always, whatever a call does"). */
export const answers = {
  noNetwork: (route) => route.abort(),
  html500: body(500, 'text/html', '<!doctype html><h1>Whoops</h1><pre>at run (/app/a.js:1:2)</pre>'),
  refusedMsg: json(200, { status: false, msg: 'Not today.' }),
  errorsObject: json(422, { status: false, errors: { username: ['Not today.', 'Odd.'], password: ['No.'] } }),
  refusedSql: json(422, { status: false, msg: 'SQLSTATE[23505]: <b>duplicate</b>' }),
  toSignIn: body(302, 'text/html', '', { location: '/login' }),
  code401: json(401, { message: 'Unauthenticated.' }),
  tooMany: json(429, { status: false, message: 'Please wait 30 seconds.' }, { 'retry-after': '30' }),
  tooManyMute: body(429, 'text/html', '<h1>429 Too Many Requests</h1>', { 'retry-after': '30' }),
  nulls: json(200, { status: true, data: null, unread_count: null }),
  nullFields: json(200, { status: true, data: { username: null, payin_balance: null } }),
  noRows: json(200, { status: true, data: [], unread_count: null }),
} satisfies Record<string, Answer>;

/** Mocks every response of a path. Returns a function that restores the sandbox's. */
export async function answer(
  page: Page,
  path: string,
  how: keyof typeof answers,
): Promise<() => Promise<void>> {
  const glob = `**/api${path}`;
  await page.route(glob, answers[how]);
  return () => page.unroute(glob);
}

/** Text that no member may see: empty values from code, markup, JSON, stack traces (T27). */
export const machineWords =
  /undefined|\bNaN\b|\bnull\b|\[object|<\/?[a-z]+>|\{"|SQLSTATE|\.js:\d|Invalid Date/;
