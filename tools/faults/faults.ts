/** How a call ends for its caller. It decides what the screen must show. */
export type Ending =
  /** A usable response, even if late or incomplete. */
  | 'answered'
  /** No response. A write may have succeeded. */
  | 'unanswered'
  /** An unusable response. */
  | 'useless'
  /** The server refuses with a message. */
  | 'refused'
  /** The session ended. */
  | 'ended'
  /** A 401 in the body of a 200 (A §6, D37). */
  | 'bodyEnded';

/** What the proxy does with a call. `forward` reaches the sandbox, so its effects are real. */
export type Deed =
  | { do: 'cut' }
  | { do: 'silence' }
  | { do: 'reply'; status: number; type: string; body: string; headers?: Record<string, string> }
  /** Sends the headers and part of the body, then drops the connection. */
  | { do: 'die' }
  | { do: 'alter'; change: (body: unknown) => unknown }
  | { do: 'hold' }
  | { do: 'forwardTwice' }
  | { do: 'forwardAndCut' }
  /** Forwards the call without one of its headers. */
  | { do: 'forwardWithout'; header: string }
  /** The first response waits for the second. */
  | { do: 'swap'; first?: Deed };

export interface Fault {
  ending: Ending;
  deed: Deed;
  /** Applies to reads only, because the portal sends no write while another is pending. */
  readsOnly?: true;
}

/** The portal's own words for a call without a usable answer, and for an ended session. */
export const wrongText = 'Something Went Wrong Please Try Again....';
export const loginAgainText = 'Authentication Failed. Please Login Again....';
export const noText = 'Not today.';
export const waitText = 'Please wait 30 seconds.';
export const backText = 'We’re doing maintenance. We expect to be back in 5 minutes.';
export const tooLargeText = 'That’s too large for us to accept.';
export const otherNetworkText = 'Your network may want you to sign in first.';

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Deed => ({
  ...{ do: 'reply', status, type: 'application/json', body: JSON.stringify(value), headers },
});
const page = (status: number, headers: Record<string, string> = {}): Deed => ({
  ...{ do: 'reply', status, type: 'text/html', headers },
  body: '<!doctype html><h1>Whoops</h1><pre>TypeError at run (/app/a.js:1:2)</pre>',
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the leaves of a body and keeps its status, so the client treats it as a success. */
function leaves(value: unknown, leaf: (key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => leaves(item, leaf, key));
  if (!isObject(value)) return key === 'status' ? value : leaf(key);
  const kept = Object.entries(value).map(([name, part]) => [name, leaves(part, leaf, name)] as const);
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined));
}

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
};

const nulled = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, null])) : null;

/** Every fault of "Always, whatever a call does" (docs/spec/threats.md), once each. */
const faults = {
  networkDown: { ending: 'unanswered', deed: { do: 'cut' } },
  noAnswer: { ending: 'unanswered', deed: { do: 'silence' } },
  slow: { ending: 'answered', deed: { do: 'hold' } },
  diesAfterHeaders: { ending: 'unanswered', deed: { do: 'die' } },
  answerLost: { ending: 'unanswered', deed: { do: 'forwardAndCut' } },
  deliveredTwice: { ending: 'answered', deed: { do: 'forwardTwice' } },
  html500: { ending: 'useless', deed: page(500) },
  html200: { ending: 'useless', deed: page(200) },
  cutJson: {
    ending: 'useless',
    deed: {
      do: 'reply',
      status: 200,
      type: 'application/json',
      body: '{"status":true,"data":{"username":"am',
    },
  },
  falseWithMsg: { ending: 'refused', deed: json(200, { status: false, msg: noText }) },
  falseWithMessage: { ending: 'refused', deed: json(200, { status: 0, message: noText }) },
  errorsObject: { ending: 'refused', deed: json(422, { status: false, errors: { odd: [noText, 'Odd.'] } }) },
  errorsString: { ending: 'refused', deed: json(422, { errors: noText }) },
  tooMany: {
    ending: 'refused',
    deed: json(429, { status: false, message: waitText }, { 'retry-after': '30' }),
  },
  // Maintenance and sizes are often a gateway's, so the answer is a page (D156).
  maintenance: { ending: 'useless', deed: page(503, { 'retry-after': '300' }) },
  maintenanceInJson: {
    ending: 'useless',
    deed: json(503, { status: false, message: 'Service Unavailable' }, { 'retry-after': '300' }),
  },
  tooLarge: { ending: 'useless', deed: page(413) },
  // One call alone, so the session goes on.
  signInPage: { ending: 'useless', deed: page(302, { location: '/login' }) },
  otherNetwork: { ending: 'useless', deed: page(302, { location: 'http://hotspot.invalid/' }) },
  code401: { ending: 'ended', deed: json(401, { message: 'Unauthenticated.' }) },
  body401: { ending: 'bodyEnded', deed: json(200, { status: false, message: '401' }) },
  zeroWith401: { ending: 'bodyEnded', deed: json(200, { status: 0, msg: 401 }) },
  emptyList: { ending: 'answered', deed: { do: 'alter', change: emptied }, readsOnly: true },
  nullLeaves: { ending: 'answered', deed: { do: 'alter', change: (body) => leaves(body, () => null) } },
  missingFields: {
    ending: 'answered',
    deed: { do: 'alter', change: (body) => leaves(body, () => undefined) },
  },
  bodyOfNulls: { ending: 'answered', deed: { do: 'alter', change: nulled } },
  wrongOrder: { ending: 'answered', deed: { do: 'swap' }, readsOnly: true },
  lateRefusal: {
    ending: 'answered',
    deed: { do: 'swap', first: json(422, { status: false, msg: noText }) },
    readsOnly: true,
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
export const getFault = (name: FaultName): Fault => faults[name];
