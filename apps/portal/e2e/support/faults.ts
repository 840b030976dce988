import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const tryAgain = 'Something Went Wrong Please Try Again....';

/** Ways in which a call can end badly, and what A §8 says of it; `answered` where the server judged what was sent. */
export const faults: readonly {
  name: string;
  text: string;
  answered: boolean;
  reply: (route: Route) => Promise<void>;
}[] = [
  { name: 'no connection', text: tryAgain, answered: false, reply: (route) => route.abort() },
  {
    name: 'a 500 with a page',
    text: tryAgain,
    answered: false,
    reply: (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Stack at line 1</h1>' }),
  },
  {
    name: 'cut JSON',
    text: tryAgain,
    answered: false,
    reply: (route) => route.fulfill({ contentType: 'application/json', body: '{"status": tr' }),
  },
  { name: 'a 401', text: tryAgain, answered: false, reply: json(401, { status: false, msg: 401 }) },
  { name: 'msg 401 in a body', text: tryAgain, answered: false, reply: json(200, { status: 0, msg: 401 }) },
  {
    name: 'errors by field',
    text: 'The otp must be 4 digits.',
    answered: true,
    reply: json(422, { status: false, errors: { otp: ['The otp must be 4 digits.'] } }),
  },
  {
    name: 'status 0 with msg',
    text: 'Your code is too old.',
    answered: true,
    reply: json(200, { status: 0, msg: 'Your code is too old.' }),
  },
  {
    name: 'status false with message',
    text: 'Not today.',
    answered: true,
    reply: json(200, { status: false, message: 'Not today.' }),
  },
  {
    name: 'too many requests',
    text: 'Too many requests.',
    answered: true,
    reply: json(429, { status: false, message: 'Too many requests.', retry_after: 30 }),
  },
];

/** Answers every call of a path with a fault, until `page.unroute` or the next one. */
export async function breakCall(
  page: Page,
  path: string,
  reply: (route: Route) => Promise<void>,
): Promise<void> {
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, reply);
}
