import type { APIRequestContext, Page } from '@playwright/test';
import type { ShapingProxy } from '../journeys/shapingProxy';
import { openAs, signIn } from '../support/page';
import type { Member, MemberOptions } from '../support/member';
import type { Sandbox } from '../support/sandbox';
import { bearer } from '../support/sessions';
import { untilAnotherDay } from './clocks';

const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'UTC'] as const;
const widths = [390, 1280, 1440] as const;
const kinds = ['leader', 'bank member', 'newcomer'] as const;

/** A viewer: the zone, the window's width and the kind of member. */
export interface Asker {
  zone: (typeof zones)[number];
  width: (typeof widths)[number];
  kind: (typeof kinds)[number];
}

/** Every combination. `npm test` plays the first, a leader on a phone. */
export const askers: readonly Asker[] = zones.flatMap((zone) =>
  widths.flatMap((width) => kinds.map((kind) => ({ zone, width, kind }))),
);

interface Stage {
  page: Page;
  connection: ShapingProxy;
  request: APIRequestContext;
  sandbox: Sandbox;
  newMember: (options?: MemberOptions) => Promise<Member>;
}

/** Gives a member every kind of record: money in, transferred and out, and both kinds of packages. */
async function live(member: Member): Promise<void> {
  const { username, pin: mpin } = member;
  await member.post('transfer/amount', {
    ...{ wallet: 'pay_out_to_pay_in', transfer_amount: '50.00', payee: username, mpin },
  });
  await member.post('withdraw', { wallet: 'pay_out', amount: '100.00', mpin });
  await member.buyBot();
  await member.addAccount();
}

/**
 * Opens the portal in the viewer's zone, at an hour when its date differs from the portal's, with the sandbox's clock
 * in the browser. Returns a function that reads the sandbox's responses for the same member.
 */
export async function enter({ page, connection, request, sandbox, newMember }: Stage, { zone, kind }: Asker) {
  await sandbox.advance(untilAnotherDay(await sandbox.now(), zone));
  const member =
    kind === 'leader'
      ? undefined
      : await newMember(
          kind === 'newcomer' ? {} : { paidIn: '2000.00', earned: '300.00', destination: 'bank', by: 'mpin' },
        );
  if (member && kind === 'bank member') await live(member);
  await page.clock.install({ time: await sandbox.now() });
  // The sandbox's clock is ahead of the `Date` of its answers, which a server on another origin hides.
  connection.shape = () => ({ headers: { date: undefined } });
  const token = member ? member.token : await signIn(page, sandbox, 'leader');
  if (member) await openAs(page, member, '/user/dashboard');
  return async <Body>(call: string): Promise<Body> => {
    const answer = await request.get(`/api/${call}`, { headers: bearer(token) });
    return (await answer.json()) as Body;
  };
}
