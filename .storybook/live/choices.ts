import { addresses } from '../../packages/ui/src/addresses/addresses';

/** The personas. All except the visitor are the sandbox's demo members, already signed in. */
export const personas = {
  leader: { title: 'Leader: a team, months of movements', username: 'leader' },
  newcomer: { title: 'Newcomer: nothing yet', username: 'newcomer' },
  rejected: { title: 'Rejected: a refused document', username: 'kycrejected' },
  bank: { title: 'Bank: paid in rupees', username: 'bankuser' },
  pin: { title: 'Pin: confirms with a security pin', username: 'pinuser' },
  authenticator: { title: 'Authenticator: confirms with an app', username: 'totpuser' },
  visitor: { title: 'Visitor: not signed in', username: undefined },
} as const;

/** The network's effect on every call. */
export const networks = {
  good: { title: 'Good line' },
  slow: { title: 'Slow: three seconds a call' },
  down: { title: 'Down: no call gets through' },
  drops: { title: 'Drops the answer of what is sent' },
} as const;

/** The outcome of the next call. */
export const outcomes = {
  works: { title: 'Next call works' },
  refused: { title: 'Next call is refused' },
  error500: { title: 'Next call answers 500' },
  nonsense: { title: 'Next call answers nonsense' },
  signedOut: { title: 'Next call finds no session' },
} as const;

/** The calls that the outcome applies to: the next write, or the next of each read, so a whole screen fails. */
export const callKinds = {
  sent: { title: '… of what is sent' },
  read: { title: '… of what is read' },
} as const;

/** The amount of data in lists. */
export const amountsOfData = {
  many: { title: 'Data as seeded' },
  none: { title: 'No rows' },
  one: { title: 'One row' },
  long: { title: 'Long texts' },
} as const;

export type Persona = keyof typeof personas;

/** The conditions between the portal and its back end. */
export interface Conditions {
  network: keyof typeof networks;
  outcome: keyof typeof outcomes;
  calls: keyof typeof callKinds;
  data: keyof typeof amountsOfData;
}

export const fair: Conditions = { network: 'good', outcome: 'works', calls: 'sent', data: 'many' };

const isPlain = /[A-Za-z0-9-]/;

/**
 * Encodes a route for a Storybook address, which accepts only letters, digits, spaces, - and _. A slash becomes _, and
 * any other ASCII character becomes a space with two hexadecimal digits.
 */
export const routeToGlobal = (route: string): string =>
  encodeURI(route)
    .slice(1)
    .split('')
    .map((sign) => {
      if (sign === '/') return '_';
      return isPlain.test(sign) ? sign : ` ${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
    })
    .join('');

export const globalToRoute = (global: string): string =>
  `/${global.replaceAll('_', '/').replaceAll(/ ([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))}`;

const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();

/** Every address of the portal, by the screen's name. */
export const paths = Object.fromEntries(
  Object.entries(addresses).map(([name, address]) => {
    const label = spaced(name);
    return [routeToGlobal(address), { title: `${label.charAt(0).toUpperCase()}${label.slice(1)}` }];
  }),
);

/** Returns a list's option by its name in an address. The first is the default. */
export const chosen = <Name extends string>(
  choices: Readonly<Record<Name, unknown>>,
  name: unknown,
): Name => {
  const names = Object.keys(choices) as Name[];
  return names.find((one) => one === name) ?? (names[0] as Name);
};
