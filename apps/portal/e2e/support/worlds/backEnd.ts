import type { Page } from '@playwright/test';
import type { Actor, Needs } from '../../journeys/journey';
import type { Member, MemberOptions } from '../member';
import { openAs } from '../page';
import type { Sandbox } from '../sandbox';

/** The back end of a world. */
export interface BackEnd {
  /** The origin of the portal where it is not `baseURL`. */
  home: string;
  rangePackage: string;
  /** Makes a member who confirms by pin and withdraws to an address. */
  newMember: (needs: Needs) => Promise<Actor>;
  /** Pays 250 dollars to the member's address, for the next sync. */
  payIn: (member: Actor) => Promise<void>;
  /** Opens a page as a member who has signed in. */
  open: (page: Page, member: Actor, path: string) => Promise<void>;
}

/** A package of the sandbox whose price is a range. */
export const rangePackage = 'Flex Bot';

/** Makes a member of the sandbox for a journey. */
export async function makeActor(
  newMember: (options?: MemberOptions) => Promise<Member>,
  { kind, ...money }: Needs,
): Promise<Member> {
  if (kind === 'visitor') return newMember({ upTo: 'unregistered' });
  const member = await newMember(kind ? {} : { ...money, by: 'mpin', destination: 'address' });
  if (kind !== 'leader') return member;
  const below = await newMember({ sponsor: member.username, upTo: 'registered' });
  await newMember({ sponsor: below.username, upTo: 'registered' });
  return member;
}

/** The sandbox as a world's back end. */
export function toSandboxBackEnd(
  sandbox: Sandbox,
  newMember: (options?: MemberOptions) => Promise<Member>,
): BackEnd {
  const tokens = new Map<string, string>();
  return {
    ...{ home: '', rangePackage },
    newMember: async (needs) => {
      const member = await makeActor(newMember, needs);
      tokens.set(member.username, member.token);
      return member;
    },
    payIn: ({ username }) => sandbox.payIn(username, '250.00', 1),
    open: (page, { username }, path) =>
      openAs(page, { username, token: tokens.get(username) ?? '', auth_type: 'mpin' }, path),
  };
}
